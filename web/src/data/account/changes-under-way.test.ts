import { beforeEach, describe, expect, it, vi } from 'vitest'
import { changesAnswered, untilAnswered } from './changes-under-way.ts'

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget())
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

/** Whether the wait for all answers, of three seconds at most, is over. */
function wait() {
  let isOver = false
  void changesAnswered(3000).then(() => (isOver = true))
  return async () => {
    await vi.advanceTimersByTimeAsync(0)
    return isOver
  }
}

describe('a wait for the changes that are under way', () => {
  it('is over at once where there are none', async () => {
    expect(await wait()()).toBe(true)
  })

  it('is over when each is answered, or has failed', async () => {
    const [one, other] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
    const answer = untilAnswered(one.promise)
    const failure = untilAnswered(other.promise)
    const isOver = wait()
    expect(await isOver()).toBe(false)
    one.resolve('done')
    expect(await answer).toBe('done')
    expect(await isOver()).toBe(false)
    other.reject(new Error('away'))
    await expect(failure).rejects.toThrow('away')
    expect(await isOver()).toBe(true)
    expect(vi.getTimerCount()).toBe(0)
    expect(await wait()()).toBe(true)
  })

  it.each([
    ['its time has passed', () => vi.advanceTimersByTime(3000)],
    ['the page is left', () => window.dispatchEvent(new Event('pagehide'))],
  ])('is over when %s', async (_name, happen) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    void untilAnswered(promise)
    const isOver = wait()
    vi.advanceTimersByTime(2999)
    expect(await isOver()).toBe(false)
    happen()
    expect(await isOver()).toBe(true)
    resolve()
    await promise
  })
})
