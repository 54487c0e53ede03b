import { GraphQLError } from 'graphql'
import { describe, expect, it } from 'vitest'
import { checkedId, shortText } from './checked-id.ts'

/** What a check says of a text: its message, and the code and the argument it names. */
function refusalOf(check: () => string) {
  try {
    return check()
  } catch (error) {
    return error instanceof GraphQLError && [error.message, error.extensions]
  }
}

describe('an id (rules/contract#limits)', () => {
  it.each(['a', 'x'.repeat(64), '💍'.repeat(64)])('may be %s', (id) => {
    expect(checkedId('input.id', id)).toBe(id)
  })

  it('is neither empty nor longer', () => {
    const extensions = { code: 'BAD_USER_INPUT', argument: 'input.id' }
    expect(refusalOf(() => checkedId('input.id', ''))).toEqual(['input.id must not be empty.', extensions])
    expect(refusalOf(() => checkedId('input.id', 'x'.repeat(65)))).toEqual([
      'input.id must have at most 64 characters.',
      extensions,
    ])
  })
})

describe('a text', () => {
  it('may be empty, and as long as it is said', () => {
    expect(shortText('sku', '')).toBe('')
    expect(shortText('sku', 'abc', 3)).toBe('abc')
    expect(refusalOf(() => shortText('sku', 'abcd', 3))).toEqual([
      'sku must have at most 3 characters.',
      { code: 'BAD_USER_INPUT', argument: 'sku' },
    ])
  })
})
