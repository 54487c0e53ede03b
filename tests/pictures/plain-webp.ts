const headBytes = 12
const chunkHeadBytes = 8

/**
 * A WebP file without what a browser's canvas adds to its picture: a colour profile of half a kilobyte that says no more
 * than sRGB, which is what counts without one. A file that holds anything else besides, such as transparency, stays as
 * it is.
 */
export function plainWebp(file: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const chunks: { readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> }[] = []
  for (let at = headBytes; at + chunkHeadBytes <= file.byteLength;) {
    const size = view.getUint32(at + 4, true)
    // Chunks of an odd size are filled up by a byte.
    const end = at + chunkHeadBytes + size + (size % 2)
    const name = String.fromCharCode(...file.subarray(at, at + 4))
    chunks.push({ name, bytes: file.subarray(at, end) })
    at = end
  }
  const picture = chunks.find(({ name }) => name === 'VP8 ')
  if (!picture || chunks.some(({ name }) => !['VP8 ', 'VP8X', 'ICCP'].includes(name))) return file
  const plain = new Uint8Array(headBytes + picture.bytes.byteLength)
  plain.set(file.subarray(0, headBytes))
  new DataView(plain.buffer).setUint32(4, plain.byteLength - 8, true)
  plain.set(picture.bytes, headBytes)
  return plain
}
