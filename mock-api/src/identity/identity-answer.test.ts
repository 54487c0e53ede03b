import { describe, expect, it } from 'vitest'
import { refused, respondWith, tooManyAttempts } from './identity-answer.ts'

describe('an answer of the identity provider (rules/account#identity-provider)', () => {
  it.each([
    ['done', 204],
    ['accepted', 202],
  ] as const)('that is %s says nothing, and is kept by nobody', async (kind, status) => {
    const response = respondWith({ kind })
    expect([response.status, response.headers.get('cache-control'), await response.text()]).toEqual([
      status,
      'no-store',
      '',
    ])
  })

  it('is a session', async () => {
    const session = {
      token: 't',
      expiresAt: '2026-12-02T10:00:00.000Z',
      user: { id: 'c1', email: 'maria@example.com', firstName: 'Maria', lastName: 'Smith' },
    }
    const response = respondWith({ kind: 'session', session })
    expect([response.status, await response.json()]).toEqual([200, session])
  })

  it.each([
    ['REQUIRED', 422, 'This is missing.'],
    ['INVALID', 422, 'This is not possible here.'],
    ['TOO_SHORT', 422, 'This is too short: at least 10 characters.'],
    ['TOO_LONG', 422, 'This is too long.'],
    [
      'SIGN_IN_REFUSED',
      401,
      'E-mail address and password do not belong together. If you have just registered, follow the link in our message first.',
    ],
    ['WRONG_PASSWORD', 422, 'This is not your current password.'],
    ['LINK_INVALID', 410, 'This link was used already or has expired. Ask for a new one.'],
    ['UNAUTHENTICATED', 401, 'Nobody is signed in with this token any more.'],
  ] as const)('that refuses by %s has the status %i', async (code, status, message) => {
    const response = respondWith(refused(code, 'email'))
    expect(response.status).toBe(status)
    expect(await response.json()).toEqual({ userErrors: [{ code, field: 'email', message }] })
    expect(response.headers.get('retry-after')).toBeNull()
    expect(response.headers.get('www-authenticate')).toBe(status === 401 ? 'Bearer' : null)
  })

  it('is of no field where none is named, and has the status of what is wrong first', async () => {
    expect(await respondWith(refused('SIGN_IN_REFUSED')).json()).toMatchObject({
      userErrors: [{ field: null }],
    })
    const problems = [
      { code: 'LINK_INVALID', field: 'token' },
      { code: 'TOO_SHORT', field: 'password' },
    ] as const
    const response = respondWith({ kind: 'refused', problems })
    expect(response.status).toBe(410)
    expect(await response.json()).toMatchObject({
      userErrors: [{ code: 'LINK_INVALID' }, { code: 'TOO_SHORT' }],
    })
  })

  it.each([
    [900_000, 900, 'There were too many attempts. Try again in 15 minutes.'],
    [60_000, 60, 'There were too many attempts. Try again in 1 minute.'],
    [60_001, 61, 'There were too many attempts. Try again in 2 minutes.'],
    [1, 1, 'There were too many attempts. Try again in 1 minute.'],
  ])('that asks to wait %i milliseconds says for how many seconds', async (waitMs, seconds, message) => {
    const response = respondWith(tooManyAttempts(waitMs))
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, String(seconds)])
    expect(await response.json()).toEqual({
      retryAfterSeconds: seconds,
      userErrors: [{ code: 'TOO_MANY_ATTEMPTS', field: null, message }],
    })
  })
})
