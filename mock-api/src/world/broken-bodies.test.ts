import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { trickle } from './broken-bodies.ts'

async function chunksOf(text: string, bytesPerSecond: number): Promise<string[]> {
  const { body } = await trickle(new Response(text), bytesPerSecond)
  const chunks: string[] = []
  for await (const chunk of body ?? []) chunks.push(new TextDecoder().decode(chunk))
  return chunks
}

describe('an answer that trickles in', () => {
  it('comes in ten chunks a second, a byte at least', async () => {
    expect(await chunksOf('abcdef', 30)).toEqual(['abc', 'def'])
    expect(await chunksOf('ab', 9)).toEqual(['a', 'b'])
  })

  it('begins at once', async () => {
    const reader = (await trickle(new Response('a'), 1)).body?.getReader()
    expect(await Promise.race([reader?.read(), wait(300, 'later')])).toMatchObject({ done: false })
  })
})
