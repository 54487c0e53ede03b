import { describe, expect, it } from 'vitest'
import { boutiqueOf } from './boutique-words.ts'

describe('boutiqueOf', () => {
  it.each([
    ['LONDON', 'London', 'Hatton Garden'],
    ['MANCHESTER', 'Manchester', 'King Street'],
    ['CHESHIRE', 'Cheshire', 'Ashley Road, Hale'],
  ] as const)('%s is %s, %s', (boutique, name, street) => {
    expect(boutiqueOf(boutique)).toMatchObject({ name, street })
  })
})
