import { expect, it, vi } from 'vitest'
import { element, stubObserver } from './testing/stub-observer.ts'
import { whenNear } from './when-near.ts'

const observer = stubObserver()

it('acts whenever it comes near, and not before', () => {
  const act = vi.fn<() => void>()
  whenNear(element, act)
  expect(observer.observe).toHaveBeenCalledWith(element)
  observer.tell([{ isIntersecting: false }])
  expect(act).not.toHaveBeenCalled()
  observer.tell([{ isIntersecting: false }, { isIntersecting: true }])
  expect(act).toHaveBeenCalledOnce()
  observer.tell([{ isIntersecting: false }])
  observer.tell([{ isIntersecting: true }])
  expect(act).toHaveBeenCalledTimes(2)
})

it('no longer watches when it is told so', () => {
  whenNear(element, () => {})()
  expect(observer.disconnect).toHaveBeenCalledOnce()
})
