/** Base64 (RFC 4648, standard alphabet) of generated data, by a plain loop: the same in every runtime. */
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** The bytes of a base64 text whose padding is complete. */
export function decodeBase64(text: string): Uint8Array<ArrayBuffer> {
  const values = new Uint8Array(128)
  for (let value = 0; value < 64; value++) values[alphabet.charCodeAt(value)] = value
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0
  const bytes = new Uint8Array((text.length / 4) * 3 - padding)
  for (let at = 0, out = 0; at < text.length; at += 4, out += 3) {
    const group = (values[text.charCodeAt(at)]! << 18) | (values[text.charCodeAt(at + 1)]! << 12)
      | (values[text.charCodeAt(at + 2)]! << 6) | values[text.charCodeAt(at + 3)]!
    // past the end, where the padding is, a typed array takes no value
    bytes[out] = group >> 16
    bytes[out + 1] = (group >> 8) & 255
    bytes[out + 2] = group & 255
  }
  return bytes
}
