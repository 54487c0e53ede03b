import { describe, expect, it } from 'vitest'
import {
  accountSchema,
  unknownVisitor,
  withoutSearch,
  withoutUser,
  withSearch,
  withToken,
  withUser,
} from './account-record.ts'
import * as zod from '../zod-parts.ts'

const after = (...terms: string[]) => terms.reduce(withSearch, unknownVisitor).previousSearch

describe('previous searches', () => {
  it('are the last two', () => {
    expect(after('halo')).toEqual(['halo'])
    expect(after('halo', 'oval')).toEqual(['halo', 'oval'])
    expect(after('halo', 'oval', 'trilogy')).toEqual(['oval', 'trilogy'])
  })

  it('hold no term twice and none that is empty', () => {
    expect(after('halo', 'oval', 'halo')).toEqual(['halo', 'oval'])
    expect(after('halo', ' Halo ')).toEqual(['halo'])
    expect(after('halo', '   ', '')).toEqual(['halo'])
  })

  it('lose the one that is removed', () => {
    const account = ['halo', 'oval'].reduce(withSearch, unknownVisitor)
    expect(withoutSearch(account, 'halo').previousSearch).toEqual(['oval'])
    expect(withoutSearch(account, 'ruby').previousSearch).toEqual(['halo', 'oval'])
  })
})

describe('a kept account', () => {
  it('is read as it was written', () => {
    expect(zod.safeParse(accountSchema(zod), JSON.parse(JSON.stringify(unknownVisitor))).data).toEqual(
      unknownVisitor,
    )
  })

  it('of an earlier version of the shop does not say that a session was refused', () => {
    const { isRefused: _, ...earlier } = unknownVisitor
    expect(zod.safeParse(accountSchema(zod), earlier).data).toEqual(unknownVisitor)
  })

  it('counts as none when it holds more searches than there can be', () => {
    const tampered = { ...unknownVisitor, previousSearch: ['a', 'b', 'c'] }
    expect(zod.safeParse(accountSchema(zod), tampered).success).toBe(false)
  })
})

const amelia = { id: 'c1', email: 'amelia@example.com', firstName: 'Amelia', lastName: 'Byrne' }
const token = 'a'.repeat(35)

describe('a token that is set', () => {
  const signedIn = withUser(unknownVisitor, { token, user: amelia })

  it('signs in with 35 characters or more', () => {
    expect(withToken(unknownVisitor, token)).toMatchObject({ is_signed_in: true, token })
  })

  it.each([null, undefined, ''])('signs out when it is %j', (none) => {
    expect(withToken(signedIn, none)).toMatchObject({ is_signed_in: false, token: null })
  })

  it('changes nothing when it is shorter', () => {
    expect(withToken(signedIn, 'a'.repeat(34))).toBe(signedIn)
    expect(withToken(unknownVisitor, 'a')).toBe(unknownVisitor)
  })
})

describe('the user', () => {
  const searched = withSearch(unknownVisitor, 'halo')
  const signedIn = withUser(searched, { token, user: amelia })

  it('signs in beside what the visitor has searched for', () => {
    expect(signedIn).toMatchObject({ is_signed_in: true, token, user: amelia, previousSearch: ['halo'] })
  })

  it('keeps it when they sign in again', () => {
    expect(withUser(signedIn, { token, user: amelia }).previousSearch).toEqual(['halo'])
  })

  it('takes nothing over from another user', () => {
    const other = { ...amelia, id: 'c2' }
    expect(withUser(signedIn, { token, user: other }).previousSearch).toEqual([])
  })

  it('resets everything when cleared', () => {
    expect(withoutUser()).toEqual({
      prevLocation: null,
      language: 'en',
      is_signed_in: false,
      token: null,
      user: null,
      previousSearch: [],
      version: null,
      isRefused: false,
    })
  })
})
