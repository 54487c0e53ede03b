import { describe, expect, it } from 'vitest'
import { queryToken } from './use-query-token.ts'

describe('the token of a link', () => {
  it.each([
    ['?link=k7Qm-2v', 'k7Qm-2v'],
    ['?utm_source=mail&link=k7Qm', 'k7Qm'],
    ['?link=1.50', '1.50'],
    ['', null],
    ['?link=', null],
    ['?order=k7Qm', null],
    [`?link=${'k'.repeat(64)}`, 'k'.repeat(64)],
    [`?link=${'k'.repeat(65)}`, null],
  ])('%s', (query, token) => {
    expect(queryToken(query, 'link')).toBe(token)
  })
})
