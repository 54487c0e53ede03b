import { expect, it } from 'vitest'
import { allAnswered } from './all-answered.ts'
import { ApiError, apiErrorKind, isRetryable } from './api-error.ts'

it('a failed call says its kind on either side, which is all that crosses', () => {
  const error = new ApiError('network', 'the shop cannot be reached', null, { cause: new Error('away') })
  expect(error).toMatchObject({
    name: 'ApiError',
    message: 'Shop API, network: the shop cannot be reached',
    kind: 'network',
    status: null,
    argument: null,
    cause: new Error('away'),
  })
  expect(apiErrorKind(new Error(error.message))).toBe('network')
  expect(new ApiError('graphql', 'no', 200, { argument: 'input.id' })).toMatchObject({
    status: 200,
    argument: 'input.id',
  })
})

it.each(['network', 'http', 'graphql', 'session', 'world'] as const)('%s is a kind', (kind) => {
  expect(apiErrorKind(new ApiError(kind, 'no'))).toBe(kind)
})

it.each([
  new Error('Shop API, weather: rain'),
  new Error('no such field'),
  new Error('An error of Shop API, network: away'),
  'Shop API, network: away',
  null,
])('%s is no failed call', (error) => {
  expect(apiErrorKind(error)).toBeNull()
})

it.each([
  ['network', null, true],
  ['http', null, true],
  ['http', 500, true],
  ['http', 499, false],
  ['graphql', 500, false],
  ['session', null, false],
] as const)('a call that failed as %s with status %j may succeed later: %j', (kind, status, may) => {
  expect(isRetryable(new ApiError(kind, 'no', status))).toBe(may)
})

it('answers are waited for, and fail as the first of them did', async () => {
  const last = Promise.withResolvers<void>()
  let isOver = false
  const failing = Promise.reject(new Error('first'))
  const all = allAnswered([last.promise, failing]).finally(() => (isOver = true))
  setImmediate(() => {
    expect(isOver).toBe(false)
    last.resolve()
  })
  await expect(all).rejects.toThrow('first')
})
