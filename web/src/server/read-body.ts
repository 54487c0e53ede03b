/**
 * The text of a request's body; null when it is longer than `limitBytes`, of which no more than that is then read.
 * @throws when the body breaks off
 */
export async function readBody(request: Request, limitBytes: number): Promise<string | null> {
  if (Number(request.headers.get('content-length') ?? 0) > limitBytes) return null
  const reader = request.body?.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined }
    if (done) return text + decoder.decode()
    bytes += value.byteLength
    // The rest is left unread and not given up: that would close the connection before the answer.
    if (bytes > limitBytes) return null
    text += decoder.decode(value, { stream: true })
  }
}

/** Whether a value holds others within others more than `levels` deep. */
export function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((inner) => isDeeperThan(levels - 1, inner))
}
