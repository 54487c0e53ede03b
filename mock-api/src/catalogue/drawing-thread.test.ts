import { afterAll, expect, it, vi } from 'vitest'
import type { DrawnPiece } from '../drawings/piece.ts'
import { drawingThread } from './drawing-thread.ts'

// A thread takes its time to start on a busy machine, and so does a drawing.
vi.setConfig({ testTimeout: 30_000 })

const thread = drawingThread()
afterAll(() => thread.close())

const piece: DrawnPiece = { kind: 'setting', style: 'solitaire', shape: 'round-brilliant', metal: 'platinum' }

it('draws a picture of 600 by 600', async () => {
  expect(await thread.draw(piece, 'side')).toMatch(/^<svg [^>]*viewBox="0 0 600 600"/)
})

it('answers each order with its own picture', async () => {
  const views = ['side', 'front', 'side'] as const
  const [side, front, again] = await Promise.all(views.map((view) => thread.draw(piece, view)))
  expect(again).toBe(side)
  expect(front).not.toBe(side)
})

it('says why it cannot draw, and goes on', async () => {
  // No shape of the shop, as a wrong record might name it.
  const wrong = { ...piece, shape: 'hexagon' } as unknown as DrawnPiece
  await expect(thread.draw(wrong, 'side')).rejects.toThrow('Error')
  expect(await thread.draw(piece, 'side')).toContain('<svg')
})
