import { expect, it, vi } from 'vitest'
import { element, stubObserver } from './testing/stub-observer.ts'
import { whenGoneAbove } from './when-gone-above.ts'

const observer = stubObserver()

const whole = { isIntersecting: true, intersectionRatio: 1 }
const partlyGone = { isIntersecting: true, intersectionRatio: 0.99 }
const gone = { isIntersecting: false, intersectionRatio: 0 }

it('tells how it stands with every change, the last of several that come at once', () => {
  const tell = vi.fn<(isGone: boolean, isPartlyGone: boolean) => void>()
  whenGoneAbove(element, tell)
  expect(observer.observe).toHaveBeenCalledWith(element)
  observer.tell([whole, gone])
  observer.tell([gone, whole])
  observer.tell([partlyGone])
  expect(tell.mock.calls).toEqual([
    [true, true],
    [false, false],
    [false, true],
  ])
})

it('no longer watches when it is told so', () => {
  whenGoneAbove(element, () => {})()
  expect(observer.disconnect).toHaveBeenCalledOnce()
})
