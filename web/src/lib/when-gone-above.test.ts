import { expect, it, vi } from 'vitest'
import { element, stubObserver } from './testing/stub-observer.ts'
import { whenGoneAbove } from './when-gone-above.ts'

const observer = stubObserver()

it('tells how it stands with every change, the last of several that come at once', () => {
  const tell = vi.fn<(isGone: boolean) => void>()
  whenGoneAbove(element, tell)
  expect(observer.observe).toHaveBeenCalledWith(element)
  observer.tell([{ isIntersecting: true }, { isIntersecting: false }])
  expect(tell.mock.calls).toEqual([[true]])
  observer.tell([{ isIntersecting: false }, { isIntersecting: true }])
  expect(tell.mock.calls).toEqual([[true], [false]])
})

it('no longer watches when it is told so', () => {
  whenGoneAbove(element, () => {})()
  expect(observer.disconnect).toHaveBeenCalledOnce()
})
