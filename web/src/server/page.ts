/** How a browser takes a page; pages are smallest as brotli. */
export type Encoding = 'br' | 'gzip'

/** An answer with a page in it, the same for everybody: rendered once, compressed once, and sent as often as asked for. */
export interface Page {
  readonly status: number
  readonly headers: ReadonlyArray<readonly [string, string]>
  readonly body: Uint8Array<ArrayBuffer>
  /** Whether a part of it could not be had and was left out: a whole one that may still be shown is better. */
  readonly isPartial: boolean
  /** The body compressed, each way when it is first asked for. */
  readonly compressed: Map<Encoding, Uint8Array<ArrayBuffer>>
}

/** A page of these pieces of text. */
export function createPage(
  status: number,
  headers: Page['headers'],
  pieces: readonly string[],
  isPartial = false,
): Page {
  return { status, headers, body: bytesOf(pieces), isPartial, compressed: new Map() }
}

function bytesOf(pieces: readonly string[]): Uint8Array<ArrayBuffer> {
  const body = Buffer.allocUnsafeSlow(pieces.reduce((sum, piece) => sum + Buffer.byteLength(piece), 0))
  let at = 0
  for (const piece of pieces) at += body.write(piece, at)
  return body
}

/** Bytes that a page takes in memory, at most: what is compressed is a tenth of a page each way. */
export function pageBytes({ body, headers }: Page): number {
  const headerBytes = headers.reduce((sum, [name, value]) => sum + name.length + value.length, 0)
  return Math.ceil(body.byteLength * 1.25) + headerBytes + 1024
}
