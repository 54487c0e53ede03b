import { describe, expect, it } from 'vitest'
import { safeParse } from 'zod/mini'
import { identityRequests, readIdentityProblems, readSession } from './identity.ts'

const registration = {
  email: 'zoe@example.com',
  password: 'a long passphrase',
  firstName: 'Zoë',
  lastName: 'O’Brien',
}

/** Field and code of all that is wrong with a registration that differs in some fields. */
function problemsOf(changed: object): string[] {
  const parsed = safeParse(identityRequests.register, { ...registration, ...changed })
  return parsed.success ? [] : parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`)
}

describe('a registration', () => {
  it.each([
    { firstName: 'Anne-Marie', lastName: "O'Brien" },
    { firstName: '李', lastName: 'de la Cruz' },
    { lastName: '𠮷'.repeat(60) },
    { email: 'zoë@exämple.com' },
    { email: `${'a'.repeat(64)}@mail.example.com` },
    { password: '          ' },
    { password: 'pä55wörd 🔑' },
  ])('takes %j', (changed) => {
    expect(problemsOf(changed)).toEqual([])
  })

  it('comes out trimmed, in one form of Unicode', () => {
    const typed = {
      ...registration,
      email: ' zoe@example.com ',
      firstName: ' Zoe\u0308 ',
      password: 'ﬁne words!',
    }
    expect(safeParse(identityRequests.register, typed).data).toEqual({
      email: 'zoe@example.com',
      firstName: 'Zo\u00eb',
      lastName: 'O’Brien',
      password: 'fine words!',
    })
  })

  it.each([
    [{ email: undefined }, 'email REQUIRED'],
    [{ email: '' }, 'email REQUIRED'],
    [{ email: 'zoe' }, 'email INVALID'],
    [{ email: 'zoe@example' }, 'email INVALID'],
    [{ email: 'zoe@example.com\nbcc: all@example.com' }, 'email INVALID'],
    [{ email: 'zoe\u0000@example.com' }, 'email INVALID'],
    [{ email: `zoe@${'a'.repeat(250)}.com` }, 'email TOO_LONG'],
    [{ password: 'too short' }, 'password TOO_SHORT'],
    [{ password: 'x'.repeat(129) }, 'password TOO_LONG'],
    [{ password: 1234567890 }, 'password REQUIRED'],
    [{ firstName: '   ' }, 'firstName REQUIRED'],
    [{ firstName: '<b>Zoë</b>' }, 'firstName INVALID'],
    [{ lastName: 'www.example.com' }, 'lastName INVALID'],
    [{ lastName: 'a'.repeat(61) }, 'lastName TOO_LONG'],
  ])('with %j is refused', (changed, problem) => {
    expect(problemsOf(changed)).toContain(problem)
  })
})

describe('an answer of the identity provider', () => {
  const session = {
    token: 'x'.repeat(35),
    expiresAt: '2026-12-02T10:00:00.000Z',
    user: { id: '1', email: 'zoe@example.com', firstName: 'Zoë', lastName: 'O’Brien' },
  }

  it('is a session', () => {
    expect(readSession({ ...session, newer: true })).toEqual(session)
  })

  it.each([
    ['a token that is too short', { ...session, token: 'x'.repeat(34) }],
    ['no user', { ...session, user: null }],
    ['an error of a proxy', 'Bad Gateway'],
    ['nothing', undefined],
  ])('with %s is none', (_, json) => {
    expect(readSession(json)).toBeNull()
  })

  it('says as data what is wrong', () => {
    const problems = {
      userErrors: [{ code: 'TOO_MANY_ATTEMPTS', field: null, message: 'Wait.' }],
      retryAfterSeconds: 900,
    }
    expect(readIdentityProblems(problems)).toEqual(problems)
    expect(readIdentityProblems({ userErrors: [] })).toBeNull()
    expect(readIdentityProblems({ errors: [{ message: 'Not here.' }] })).toBeNull()
  })
})
