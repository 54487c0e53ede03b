import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  finenessOf,
  highestCarats,
  inMetalOrder,
  metalDisplayName,
  metalNameOfSlug,
  metalOptionBySlug,
  metalSlug,
  parseMetal,
} from './metals.ts'

const names = [
  'Platinum',
  '18ct Yellow Gold',
  '14ct Yellow Gold',
  '9ct Yellow Gold',
  '18ct Rose Gold',
  '14ct Rose Gold',
  '9ct Rose Gold',
  '18ct White Gold',
  '14ct White Gold',
  '9ct White Gold',
  'Palladium',
]
const option = (name: string) => ({ id: `id of ${name}`, name })
const someOptions = fc.shuffledSubarray(names, { minLength: 1 }).map((subset) => subset.map(option))

describe('parseMetal', () => {
  it.each([
    ['18ct Yellow Gold', { colour: 'yellow-gold', carat: 18 }],
    ['14ct White Gold', { colour: 'white-gold', carat: 14 }],
    ['9ct Rose Gold', { colour: 'rose-gold', carat: 9 }],
    ['Platinum', { colour: 'platinum', carat: null }],
    ['Palladium', { colour: 'palladium', carat: null }],
  ])('reads %s', (name, metal) => {
    expect(parseMetal(name)).toEqual(metal)
  })

  it.each([
    '',
    'Yellow Gold',
    '22ct Yellow Gold',
    '18ct Platinum',
    '18ct Green Gold',
    'Silver',
    '18ct yellow gold',
  ])('knows no metal called "%s"', (name) => {
    expect(parseMetal(name)).toBeNull()
  })
})

describe('names and fineness', () => {
  it.each([
    ['18ct Yellow Gold', 750, '18ct Yellow Gold'],
    ['14ct Rose Gold', 585, '14ct Rose Gold'],
    ['9ct White Gold', 375, '9ct White Gold'],
    ['Platinum', 950, 'Platinum (950)'],
    ['Palladium', 950, 'Palladium (950)'],
  ])('states them for %s', (name, fineness, shown) => {
    const metal = parseMetal(name)
    expect(metal && finenessOf(metal)).toBe(fineness)
    expect(metal && metalDisplayName(metal)).toBe(shown)
  })
})

describe('inMetalOrder', () => {
  it('puts colours in the shop’s order and the highest carat first, from any order', () => {
    fc.assert(
      fc.property(someOptions, (options) => {
        const made = new Set(options.map(({ name }) => name))
        expect(inMetalOrder(options).map(({ name }) => name)).toEqual(names.filter((name) => made.has(name)))
      }),
    )
  })

  it('leaves out what it does not know', () => {
    expect(inMetalOrder([option('Silver'), option('Platinum')])).toEqual([option('Platinum')])
  })
})

describe('highestCarats', () => {
  it('keeps one metal a colour', () => {
    const options = ['9ct Yellow Gold', '9ct Rose Gold', '18ct Rose Gold', 'Platinum'].map(option)
    expect(highestCarats(options).map(({ name }) => name)).toEqual([
      'Platinum',
      '9ct Yellow Gold',
      '18ct Rose Gold',
    ])
  })
})

describe('metal in an address', () => {
  const options = ['18ct Yellow Gold', '9ct Yellow Gold', '9ct Rose Gold', 'Platinum'].map(option)

  it.each([
    ['18ct Yellow Gold', 'yellow-gold'],
    ['9ct Yellow Gold', '9ct-yellow-gold'],
    ['9ct Rose Gold', 'rose-gold'],
    ['Platinum', 'platinum'],
  ])('writes %s as %s', (name, slug) => {
    expect(metalSlug(options, option(name))).toBe(slug)
    expect(metalOptionBySlug(options, slug)).toEqual(option(name))
  })

  it.each(['white-gold', '18ct-yellow-gold', '9ct-rose-gold', '14ct-yellow-gold', 'Platinum', ''])(
    'finds nothing for %s',
    (slug) => {
      expect(metalOptionBySlug(options, slug)).toBeNull()
    },
  )

  it('has no word for what the shop does not know beside it', () => {
    const made = [option('Silver'), ...options]
    expect(metalSlug(made, option('9ct Yellow Gold'))).toBe('9ct-yellow-gold')
    expect(metalSlug(made, option('Platinum'))).toBe('platinum')
  })

  it('refuses a metal that the design is not made in', () => {
    expect(() => metalSlug(options, option('18ct White Gold'))).toThrow(RangeError)
  })

  it('names every metal of every design by one slug and back', () => {
    fc.assert(
      fc.property(someOptions, (made) => {
        const slugs = made.map((metal) => metalSlug(made, metal))
        expect(new Set(slugs).size).toBe(made.length)
        expect(slugs.map((slug) => metalOptionBySlug(made, slug))).toEqual(made)
      }),
    )
  })
})

describe('metalNameOfSlug', () => {
  it.each([
    ['14ct-yellow-gold', '14ct Yellow Gold'],
    ['white-gold', 'White Gold'],
    ['palladium', 'Palladium'],
    ['18ct-platinum', null],
    ['10ct-rose-gold', null],
    ['banana', null],
  ])('reads %s as %s', (slug, name) => expect(metalNameOfSlug(slug)).toBe(name))
})
