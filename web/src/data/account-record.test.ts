import { describe, expect, it } from 'vitest'
import { accountSchema, unknownVisitor, withoutSearch, withSearch } from './account-record.ts'
import * as zod from './zod-parts.ts'

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

  it('counts as none when it holds more searches than there can be', () => {
    const tampered = { ...unknownVisitor, previousSearch: ['a', 'b', 'c'] }
    expect(zod.safeParse(accountSchema(zod), tampered).success).toBe(false)
  })
})
