import { expect, it, vi } from 'vitest'
import { watchedValue } from './watched-value.ts'

it('tells of every change, until who listens leaves', () => {
  const value = watchedValue<string | null>(null)
  const heard = vi.fn<(seen: string | null) => void>()
  const leave = value.listen(() => heard(value.get()))
  value.set('first')
  value.set(null)
  leave()
  value.set('last')
  expect(heard.mock.calls).toEqual([['first'], [null]])
  expect(value.get()).toBe('last')
})
