import { expect, it } from 'vitest'
import { createConcurrencyLimit } from './concurrency-limit.ts'

it('does so much at a time and nothing beyond, and more as soon as something is done', async () => {
  const limit = createConcurrencyLimit(1)
  const done = Promise.withResolvers<string>()
  const first = limit(() => done.promise)
  expect(await limit(async () => 'second')).toBeNull()
  done.resolve('first')
  expect(await first).toBe('first')
  expect(await limit(async () => 'third')).toBe('third')
})

it('has room again after something has failed', async () => {
  const limit = createConcurrencyLimit(1)
  await expect(limit(() => Promise.reject(new Error('a bug')))).rejects.toThrow('a bug')
  expect(await limit(async () => 'next')).toBe('next')
})
