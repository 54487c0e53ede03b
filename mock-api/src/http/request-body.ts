/** The largest body that any address takes. */
export const maxBodyBytes = 64 * 1024

/** The body as text, or undefined when it is larger than any address takes: then the rest is not read. */
export async function readBody(request: Request): Promise<string | undefined> {
  if (request.body === null) return ''
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of request.body) {
    bytes += chunk.byteLength
    if (bytes > maxBodyBytes) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
