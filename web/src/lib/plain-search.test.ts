import { describe, expect, it } from 'vitest'
import { parsePlainSearch, stringifyPlainSearch } from './plain-search.ts'

describe('search parameters', () => {
  it.each(['1.50', '9007199254740993000', 'true', 'null', '{"a":1}', '010'])(
    'leaves %s as it was written',
    (value) => {
      const search = stringifyPlainSearch({ q: value })
      expect(parsePlainSearch(search)).toEqual({ q: value })
    },
  )

  it('writes nothing when there is nothing', () => {
    expect(stringifyPlainSearch({ q: undefined })).toBe('')
    expect(parsePlainSearch('')).toEqual({})
  })
})
