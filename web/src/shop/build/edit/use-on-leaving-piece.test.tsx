import { expect, it, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { useOnLeavingPiece } from './use-on-leaving-piece.ts'

const done = vi.fn<(pieceKey: string) => void>()

/** The page of a piece, and what asks for it there; `built` is what is being built by then. */
async function pageOf(pieceKey: string, built: () => string = () => pieceKey) {
  done.mockReset()
  const page = await renderHook((key?: string) =>
    useOnLeavingPiece(key ?? pieceKey, done, (each) => each === built()),
  )
  return { ...page, ask: page.result.current }
}

it('is done when the page is left, and not before', async () => {
  const { ask, unmount } = await pageOf('100010')
  ask()
  expect(done).not.toHaveBeenCalled()
  await unmount()
  expect(done).toHaveBeenCalledExactlyOnceWith('100010')
})

it('is not done on leaving a page that nobody asked it for', async () => {
  const { unmount } = await pageOf('100010')
  await unmount()
  expect(done).not.toHaveBeenCalled()
})

it('is done at once where the page was left before', async () => {
  const { ask, unmount } = await pageOf('100010')
  await unmount()
  expect(ask()).toBe(true)
  expect(done).toHaveBeenCalledExactlyOnceWith('100010')
})

it('is done at once where the page shows another piece by then', async () => {
  const { ask, rerender, unmount } = await pageOf('100010')
  await rerender('100011')
  ask()
  expect(done).toHaveBeenCalledExactlyOnceWith('100010')
  await unmount()
  expect(done).toHaveBeenCalledOnce()
})

it('leaves another piece alone that was begun since', async () => {
  const { ask, unmount } = await pageOf('100010', () => '100011')
  await unmount()
  expect(ask()).toBe(false)
  expect(done).not.toHaveBeenCalled()
})
