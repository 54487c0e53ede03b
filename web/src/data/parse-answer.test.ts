import { describe, expect, it } from 'vitest'
import { ApiError, apiErrorKind, isRetryable } from './api-error.ts'
import { parseAnswer } from './parse-answer.ts'

function failure(status: number, body: string): ApiError {
  try {
    parseAnswer(status, body)
  } catch (error) {
    if (error instanceof ApiError) return error
  }
  throw new Error('This answer was accepted')
}

describe('an answer of the API', () => {
  it('gives its data', () => {
    expect(parseAnswer(200, '{"data":{"getVat":{"vat":20}}}')).toEqual({ getVat: { vat: 20 } })
  })

  it.each([
    ['errors', 200, '{"errors":[{"message":"No"}],"data":null}', 'graphql', false],
    ['a failing status', 500, 'Internal error', 'http', true],
    ['a refusal', 403, '{"errors":[{"message":"No key"}]}', 'http', false],
    ['half a body', 200, '{"data":', 'http', false],
    ['nothing', 200, 'null', 'http', false],
    ['a mere text', 200, '"errors"', 'http', false],
    ['no data', 200, '{"data":null}', 'http', false],
    ['data without a field', 200, '{"data":{}}', 'http', false],
    [
      'a world that is gone',
      410,
      '{"errors":[{"message":"x","extensions":{"code":"WORLD_GONE"}}]}',
      'world',
      false,
    ],
    [
      'an unknown world',
      404,
      '{"errors":[{"message":"x","extensions":{"code":"WORLD_UNKNOWN"}}]}',
      'world',
      false,
    ],
    [
      'a world that can be none',
      400,
      '{"errors":[{"message":"x","extensions":{"code":"WORLD_MALFORMED"}}]}',
      'world',
      false,
    ],
  ] as const)('with %s is an error of the right kind', (_, status, body, kind, retryable) => {
    const error = failure(status, body)
    expect(error.kind).toBe(kind)
    expect(isRetryable(error)).toBe(retryable)
  })
})

it.each([
  ['the status', 400, '{"errors":[{"message":"No key"}]}', 'status 400'],
  ['that it refused', 200, '{"errors":[{"message":"No"}],"data":null}', 'it answered with errors'],
  ['that nothing came', 200, '{"data":{}}', 'it answered without data'],
  [
    'that nobody is signed in',
    200,
    '{"errors":[{"message":"No","extensions":{"code":"UNAUTHENTICATED"}}]}',
    'not signed in',
  ],
] as const)('says %s', (_, status, body, text) => {
  expect(failure(status, body).message).toContain(text)
})

it('keeps for the log all that the API says', () => {
  const body = '{"errors":[{"message":"No ring"},{"message":"No stone"}],"data":null}'
  expect(failure(200, body).cause).toMatchObject({ message: 'No ring; No stone' })
})

it('tells which argument was not taken', () => {
  const body = (code: string) =>
    JSON.stringify({ errors: [{ message: 'No', extensions: { code, argument: 'input.idempotencyKey' } }] })
  expect(failure(200, body('BAD_USER_INPUT')).argument).toBe('input.idempotencyKey')
  expect(failure(200, body('SOMETHING_ELSE')).argument).toBeNull()
  expect(failure(500, 'Internal error').argument).toBeNull()
})

describe('the kind of a failed call', () => {
  it('is known after only the message has crossed from the server', () => {
    const crossed = new Error(new ApiError('network', 'it took too long').message)
    expect(apiErrorKind(crossed)).toBe('network')
  })

  it('is nothing for any other error', () => {
    expect(apiErrorKind(new Error('undefined is not a function'))).toBeNull()
    expect(apiErrorKind('network')).toBeNull()
  })
})
