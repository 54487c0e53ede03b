import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { whenGoneAbove } from './when-gone-above.ts'

let changes: (entries: readonly { readonly isIntersecting: boolean }[]) => void
const observer = { observe: vi.fn<(element: Element) => void>(), disconnect: vi.fn<() => void>() }
// What is watched is handed on, and never looked at.
const element = {} as Element

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly observe = observer.observe
      readonly disconnect = observer.disconnect
      constructor(told: typeof changes) {
        changes = told
      }
    },
  )
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

it('tells how it stands with every change, the last of several that come at once', () => {
  const tell = vi.fn<(isGone: boolean) => void>()
  whenGoneAbove(element, tell)
  expect(observer.observe).toHaveBeenCalledWith(element)
  changes([{ isIntersecting: true }, { isIntersecting: false }])
  expect(tell.mock.calls).toEqual([[true]])
  changes([{ isIntersecting: false }, { isIntersecting: true }])
  expect(tell.mock.calls).toEqual([[true], [false]])
})

it('no longer watches when it is told so', () => {
  whenGoneAbove(element, () => {})()
  expect(observer.disconnect).toHaveBeenCalledOnce()
})
