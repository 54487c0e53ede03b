import { BodyTooLargeError } from 'srvx/body-limit'

/** The largest body that any address takes. */
export const maxBodyBytes = 64 * 1024

/** The body as text, or undefined when it is larger than any address takes: a server does not read the rest. */
export async function readBody(request: Request): Promise<string | undefined> {
  try {
    const text = await request.text()
    return Buffer.byteLength(text) > maxBodyBytes ? undefined : text
  } catch (error) {
    if (error instanceof BodyTooLargeError) return undefined
    throw error
  }
}
