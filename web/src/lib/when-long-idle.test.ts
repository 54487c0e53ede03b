import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { whenLongIdle } from './when-long-idle.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', { requestIdleCallback: () => 1 })
  vi.stubGlobal('requestIdleCallback', (act: () => void) => setTimeout(act, 10))
  vi.stubGlobal('cancelIdleCallback', clearTimeout)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('acts once the page has been open for three seconds and has nothing to do', () => {
  vi.stubGlobal('navigator', {})
  const act = vi.fn<() => void>()
  whenLongIdle(act)
  vi.advanceTimersByTime(3009)
  expect(act).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(act).toHaveBeenCalledTimes(1)
})

it('is called off, before its time and after it', () => {
  vi.stubGlobal('navigator', { connection: { effectiveType: '4g', saveData: false } })
  const act = vi.fn<() => void>()
  whenLongIdle(act)()
  const stop = whenLongIdle(act)
  vi.advanceTimersByTime(3005)
  stop()
  vi.advanceTimersByTime(9000)
  expect(act).not.toHaveBeenCalled()
})

it.each([{ saveData: true }, { effectiveType: '3g' }])(
  'does nothing on a connection like %o',
  (connection) => {
    vi.stubGlobal('navigator', { connection })
    const act = vi.fn<() => void>()
    whenLongIdle(act)
    vi.advanceTimersByTime(9000)
    expect(act).not.toHaveBeenCalled()
  },
)
