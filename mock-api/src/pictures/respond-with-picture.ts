import { stillFormat, type StillFile } from '@shop/fixtures/imagery/manifest'
import { methodNotAllowed, notFound } from '../http/refusal.ts'
import type { Stills } from './stills.ts'

interface AnsweredPicture {
  readonly type: 'image/avif' | 'image/webp' | 'image/svg+xml'
  /** Another one for every other picture. */
  readonly etag: string
  /** The bytes; null where there is no such file. */
  readonly read: () => Promise<Uint8Array<ArrayBuffer> | null>
}

/**
 * Answers with a picture. Its address carries a version that changes with the pictures, so that every answer may
 * be kept for a year; pages of another host may show it.
 */
export async function respondWithPicture(
  request: Request,
  { type, etag, read }: AnsweredPicture,
): Promise<Response> {
  if (request.method !== 'GET') return methodNotAllowed('GET')
  const headers = {
    'content-type': type,
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'cross-origin',
    // What a page lays over a picture it reads as a script would.
    'access-control-allow-origin': '*',
    etag,
  }
  if (request.headers.get('if-none-match')?.includes(etag)) {
    return new Response(null, { status: 304, headers })
  }
  const bytes = await read()
  if (!bytes) return pictureNotFound()
  return new Response(bytes, { headers: { ...headers, 'content-length': String(bytes.byteLength) } })
}

/** Answers that there is no such picture, to pages of any host too: they would otherwise be told of a refusal. */
export function pictureNotFound(): Response {
  const response = notFound()
  response.headers.set('access-control-allow-origin', '*')
  return response
}

/** Answers with the file of a finished picture. */
export function respondWithStill(
  request: Request,
  { hash, file }: { readonly hash: string; readonly file: StillFile },
  { read }: Stills,
): Promise<Response> {
  return respondWithPicture(request, {
    type: `image/${stillFormat(file)}`,
    etag: `"${hash}-${file}"`,
    read: () => read(hash, file),
  })
}
