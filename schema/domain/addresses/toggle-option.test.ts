import { describe, expect, it } from 'vitest'
import { emptySelection, toggleOption } from './attributes.ts'
import { settingGrammar } from './listings.ts'

describe('toggleOption', () => {
  const nothing = emptySelection(settingGrammar)

  it('adds an option in the taxonomy’s order and takes it off again', () => {
    const white = toggleOption(settingGrammar, nothing, 'metal', 'white-gold')
    const both = toggleOption(settingGrammar, white, 'metal', 'platinum')
    expect(both.options.metal).toEqual(['platinum', 'white-gold'])
    expect(toggleOption(settingGrammar, both, 'metal', 'platinum')).toEqual(white)
  })

  it('replaces the option of a single-select group and takes it off again', () => {
    const oval = toggleOption(settingGrammar, nothing, 'shape', 'oval-shape')
    const heart = toggleOption(settingGrammar, oval, 'shape', 'heart-shape')
    expect(heart.options.shape).toEqual(['heart-shape'])
    expect(toggleOption(settingGrammar, heart, 'shape', 'heart-shape')).toEqual(nothing)
  })

  it('leaves the other groups and the sort alone', () => {
    const sorted = { ...toggleOption(settingGrammar, nothing, 'style', 'halo'), sort: 'newest' as const }
    const { options, sort } = toggleOption(settingGrammar, sorted, 'metal', 'platinum')
    expect({ options, sort }).toEqual({
      options: { shape: [], style: ['halo'], metal: ['platinum'] },
      sort: 'newest',
    })
  })

  it('refuses what the group does not offer', () => {
    expect(() => toggleOption(settingGrammar, nothing, 'metal', 'halo')).toThrow(RangeError)
  })
})

describe('settingGrammar', () => {
  it('has no slug that two options share', () => {
    const slugs = settingGrammar.groups.flatMap(({ options }) => options.map(({ slug }) => slug))
    expect(new Set(slugs).size).toBe(slugs.length)
  })
})
