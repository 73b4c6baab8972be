// XXH64, seed 0 (https://github.com/Cyan4973/xxHash, doc/xxhash_spec.md).

const PRIME_1: u64 = 0x9e3779b185ebca87
const PRIME_2: u64 = 0xc2b2ae3d27d4eb4f
const PRIME_3: u64 = 0x165667b19e3779f9
const PRIME_4: u64 = 0x85ebca77c2b2ae63
const PRIME_5: u64 = 0x27d4eb2f165667c5

// @ts-ignore: decorator
@inline
function round(accumulator: u64, input: u64): u64 { return rotl(accumulator + input * PRIME_2, 31) * PRIME_1 }

// @ts-ignore: decorator
@inline
function merge(hash: u64, lane: u64): u64 { return (hash ^ round(0, lane)) * PRIME_1 + PRIME_4 }

/** The hash of `length` bytes at an address. */
export function hashBytes(start: usize, length: u32): u64 {
  const end = start + length
  let at = start
  let hash: u64
  if (length >= 32) {
    let lane1 = PRIME_1 + PRIME_2
    let lane2 = PRIME_2
    let lane3: u64 = 0
    let lane4: u64 = 0 - PRIME_1
    const last = end - 32
    do {
      lane1 = round(lane1, load<u64>(at))
      lane2 = round(lane2, load<u64>(at, 8))
      lane3 = round(lane3, load<u64>(at, 16))
      lane4 = round(lane4, load<u64>(at, 24))
      at += 32
    } while (at <= last)
    hash = rotl(lane1, 1) + rotl(lane2, 7) + rotl(lane3, 12) + rotl(lane4, 18)
    hash = merge(merge(merge(merge(hash, lane1), lane2), lane3), lane4)
  } else {
    hash = PRIME_5
  }
  hash += <u64>length
  while (at + 8 <= end) {
    hash = rotl(hash ^ round(0, load<u64>(at)), 27) * PRIME_1 + PRIME_4
    at += 8
  }
  if (at + 4 <= end) {
    hash = rotl(hash ^ (<u64>load<u32>(at) * PRIME_1), 23) * PRIME_2 + PRIME_3
    at += 4
  }
  while (at < end) {
    hash = rotl(hash ^ (<u64>load<u8>(at) * PRIME_5), 11) * PRIME_1
    at++
  }
  hash = (hash ^ (hash >> 33)) * PRIME_2
  hash = (hash ^ (hash >> 29)) * PRIME_3
  return hash ^ (hash >> 32)
}
