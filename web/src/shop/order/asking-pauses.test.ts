import { expect, it } from 'vitest'
import { longWaitMs, pauseMs } from './asking-pauses.ts'

it('a page asks again after growing pauses, six times within the first half minute or so', () => {
  const pauses = [1, 2, 3, 4, 5, 6].map(pauseMs)
  expect(pauses).toEqual([1000, 2000, 3000, 5000, 8000, 13_000])
  const waitedMs = pauses.reduce((sum, pause) => sum + pause, 0)
  expect(waitedMs - longWaitMs).toBe(2000)
})

it('a page that has waited long asks three times a minute', () => {
  expect([pauseMs(7), pauseMs(100)]).toEqual([20_000, 20_000])
})
