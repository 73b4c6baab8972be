/** XXH64 with seed 0, in 32-bit halves: the hash of the reference engine. All sums and products are modulo 2^64. */

const p1h = 0x9e3779b1, p1l = 0x85ebca87, p2h = 0xc2b2ae3d, p2l = 0x27d4eb4f, p3h = 0x165667b1, p3l = 0x9e3779f9
const p4h = 0x85ebca77, p4l = 0xc2b2ae63, p5h = 0x27d4eb2f, p5l = 0x165667c5

/** The high half of the last result; the low half is returned. A tuple for each step would cost more than the step. */
let high = 0

function add(leftHigh: number, leftLow: number, rightHigh: number, rightLow: number): number {
  const low = (leftLow >>> 0) + (rightLow >>> 0)
  high = (leftHigh + rightHigh + (low > 0xffffffff ? 1 : 0)) | 0
  return low | 0
}

function multiply(leftHigh: number, leftLow: number, rightHigh: number, rightLow: number): number {
  const a = leftLow & 0xffff, b = leftLow >>> 16, c = rightLow & 0xffff, d = rightLow >>> 16
  const middle = b * c + ((a * c) >>> 16)
  const carry = Math.floor(middle / 0x10000) + Math.floor(((middle % 0x10000) + a * d) / 0x10000)
  high = (Math.imul(b, d) + carry + Math.imul(leftHigh, rightLow) + Math.imul(leftLow, rightHigh)) | 0
  return Math.imul(leftLow, rightLow)
}

function rotate(valueHigh: number, valueLow: number, bits: number): number {
  if (bits === 32) { high = valueLow; return valueHigh }
  high = (valueHigh << bits) | (valueLow >>> (32 - bits))
  return (valueLow << bits) | (valueHigh >>> (32 - bits))
}

/** One lane's step: `rotate(accumulator + input × p2, 31) × p1`. */
function round(accHigh: number, accLow: number, inHigh: number, inLow: number): number {
  let low = multiply(inHigh, inLow, p2h, p2l)
  low = add(accHigh, accLow, high, low)
  low = rotate(high, low, 31)
  return multiply(high, low, p1h, p1l)
}

function readWord(bytes: Uint8Array, at: number): number {
  return bytes[at]! | (bytes[at + 1]! << 8) | (bytes[at + 2]! << 16) | (bytes[at + 3]! << 24)
}

/** The hash of bytes, low and high 32 bits, unsigned. */
export function hashBytes(bytes: Uint8Array): { readonly low: number; readonly high: number } {
  const length = bytes.length
  let at = 0, low: number, top: number
  if (length >= 32) {
    const lanesHigh = new Int32Array(4), lanesLow = new Int32Array(4)
    lanesLow[0] = add(p1h, p1l, p2h, p2l)
    lanesHigh[0] = high
    lanesHigh[1] = p2h
    lanesLow[1] = p2l
    lanesLow[3] = add(0, 0, ~p1h, ~p1l + 1)
    lanesHigh[3] = high
    for (; at <= length - 32; at += 32) {
      for (let lane = 0; lane < 4; lane++) {
        const from = at + lane * 8
        lanesLow[lane] = round(lanesHigh[lane]!, lanesLow[lane]!, readWord(bytes, from + 4), readWord(bytes, from))
        lanesHigh[lane] = high
      }
    }
    low = top = 0
    for (let lane = 0; lane < 4; lane++) {
      const turned = rotate(lanesHigh[lane]!, lanesLow[lane]!, [1, 7, 12, 18][lane]!)
      low = add(top, low, high, turned)
      top = high
    }
    for (let lane = 0; lane < 4; lane++) {
      const mixed = round(0, 0, lanesHigh[lane]!, lanesLow[lane]!)
      low = multiply(top ^ high, low ^ mixed, p1h, p1l)
      low = add(high, low, p4h, p4l)
      top = high
    }
  } else {
    low = p5l
    top = p5h
  }
  low = add(top, low, 0, length)
  top = high
  for (; at <= length - 8; at += 8) {
    const mixed = round(0, 0, readWord(bytes, at + 4), readWord(bytes, at))
    low = rotate(top ^ high, low ^ mixed, 27)
    low = multiply(high, low, p1h, p1l)
    low = add(high, low, p4h, p4l)
    top = high
  }
  if (at <= length - 4) {
    const mixed = multiply(0, readWord(bytes, at), p1h, p1l)
    low = rotate(top ^ high, low ^ mixed, 23)
    low = multiply(high, low, p2h, p2l)
    low = add(high, low, p3h, p3l)
    top = high
    at += 4
  }
  for (; at < length; at++) {
    const mixed = multiply(0, bytes[at]!, p5h, p5l)
    low = rotate(top ^ high, low ^ mixed, 11)
    low = multiply(high, low, p1h, p1l)
    top = high
  }
  // avalanche: shifts by 33, 29 and 32
  low ^= top >>> 1
  low = multiply(top, low, p2h, p2l)
  top = high
  low ^= (low >>> 29) | (top << 3)
  top ^= top >>> 29
  low = multiply(top, low, p3h, p3l)
  top = high
  low ^= top
  return { low: low >>> 0, high: top >>> 0 }
}
