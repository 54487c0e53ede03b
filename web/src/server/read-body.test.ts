import { describe, expect, it } from 'vitest'
import { readBody } from './read-body.ts'

/** A request whose body comes in these pieces, and how many of them have been asked for. */
function sending(pieces: readonly Uint8Array[], headers: Record<string, string> = {}) {
  const left = [...pieces]
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const next = left.shift()
        if (next) controller.enqueue(next)
        else controller.close()
      },
    },
    { highWaterMark: 0 },
  )
  // `duplex` is not among the types of a request yet.
  const init = { method: 'POST', body, headers, duplex: 'half' } as RequestInit
  return { request: new Request('http://localhost/', init), asked: () => pieces.length - left.length }
}

describe('the body of a request', () => {
  it('is whole where a character comes in two pieces', async () => {
    const [ring, first, second] = [new TextEncoder().encode('ring '), [0xc3], [0xa9]]
    const { request } = sending([ring, Uint8Array.from(first), Uint8Array.from(second)])
    expect(await readBody(request, 7)).toBe('ring é')
  })

  it('is not read at all where it says that it is too long', async () => {
    const { request, asked } = sending([new Uint8Array(8)], { 'content-length': '8' })
    expect(await readBody(request, 7)).toBeNull()
    expect(asked()).toBe(0)
  })

  it('is read where it says that it is just as long as it may be', async () => {
    const { request } = sending([new TextEncoder().encode('diamond')], { 'content-length': '7' })
    expect(await readBody(request, 7)).toBe('diamond')
  })

  it('is empty where there is none', async () => {
    expect(await readBody(new Request('http://localhost/'), 7)).toBe('')
  })
})
