import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { whenNear } from './when-near.ts'

let tell: (entries: readonly { readonly isIntersecting: boolean }[]) => void
const observer = { observe: vi.fn<(element: Element) => void>(), disconnect: vi.fn<() => void>() }
// What is watched is handed on, and never looked at.
const element = {} as Element

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly observe = observer.observe
      readonly disconnect = observer.disconnect
      constructor(told: typeof tell) {
        tell = told
      }
    },
  )
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

it('acts whenever it comes near, and not before', () => {
  const act = vi.fn<() => void>()
  whenNear(element, act)
  expect(observer.observe).toHaveBeenCalledWith(element)
  tell([{ isIntersecting: false }])
  expect(act).not.toHaveBeenCalled()
  tell([{ isIntersecting: false }, { isIntersecting: true }])
  expect(act).toHaveBeenCalledOnce()
  tell([{ isIntersecting: false }])
  tell([{ isIntersecting: true }])
  expect(act).toHaveBeenCalledTimes(2)
})

it('no longer watches when it is told so', () => {
  whenNear(element, () => {})()
  expect(observer.disconnect).toHaveBeenCalledOnce()
})
