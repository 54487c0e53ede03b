import { describe, expect, it } from 'vitest'
import { signedInBy } from './signed-in.ts'

describe('who is signed in', () => {
  it.each([null, undefined, ''])('nobody with the token %j', (token) => {
    expect(signedInBy(token)).toBe(false)
  })

  it('is whoever has a token of 35 characters or more', () => {
    expect(signedInBy('x'.repeat(35))).toBe(true)
    expect(signedInBy('x'.repeat(400))).toBe(true)
  })

  it('stays as before with a shorter one', () => {
    expect(signedInBy('x'.repeat(34))).toBe('as-before')
    expect(signedInBy('x')).toBe('as-before')
  })
})
