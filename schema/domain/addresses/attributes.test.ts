import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  clearAll,
  decodeAttributes,
  emptySelection,
  encodeAttributes,
  selectionArguments,
  setBounds,
} from './attributes.ts'
import type { ListingSelection } from './attributes.ts'
import { listingSorts } from './listing-grammar.ts'
import { listingOf, settingGrammar } from './listings.ts'
import type { ListingGrammar, ListingSortKey, PieceGrammar } from './listing-grammar.ts'

/** A list with everything a grammar can hold: aliases, ranges with and without decimals and of grades, a subcategory. */
const fullGrammar = {
  groups: [
    {
      key: 'category',
      facet: 'CATEGORY',
      select: 'single',
      argument: 'subCategoryIds',
      options: [
        { slug: 'earrings', name: 'Earrings', ids: ['8'] },
        { slug: 'rings', name: 'Rings', ids: ['11'] },
      ],
    },
    {
      key: 'wedding-style',
      facet: 'WEDDING_STYLE',
      select: 'multi',
      argument: 'fixedAttributeIds',
      options: [
        { slug: 'her', name: 'For Her', ids: ['148'] },
        { slug: 'him', name: 'For Him', ids: ['147'] },
        { slug: 'unisex', name: 'Unisex', ids: ['149'] },
      ],
      pairs: { 'him-unisex': ['him', 'unisex'], 'her-unisex': ['her', 'unisex'] },
    },
    ...settingGrammar.groups,
  ],
  ranges: [
    { key: 'carat', decimals: 2 },
    { key: 'price', decimals: 0 },
    { key: 'cut', grades: [{ slug: 'good' }, { slug: 'very-good' }, { slug: 'excellent' }] },
  ],
  sorts: listingSorts,
} as const satisfies Omit<PieceGrammar, 'ranges'> & Pick<ListingGrammar, 'ranges'>

type Group = (typeof fullGrammar)['groups'][number]['key']
type Range = (typeof fullGrammar)['ranges'][number]['key']
type Selection = ListingSelection<Group, Range, ListingSortKey>

function decoded(segment: string): Selection & { isCanonical: boolean } {
  const result = decodeAttributes(fullGrammar, segment)
  if (!result.ok) throw new Error(`Not decoded: ${result.slug}`)
  return { ...result.selection, isCanonical: result.isCanonical }
}

const anyBounds = (limit: number) =>
  fc.tuple(fc.nat(limit), fc.nat(limit)).map(([a, b]) => ({ min: Math.min(a, b), max: Math.max(a, b) }))

/** Any selection, the options of each group in any order. */
const anySelection: fc.Arbitrary<Selection> = fc.record({
  options: fc.record({
    category: fc.shuffledSubarray(['earrings', 'rings'], { maxLength: 1 }),
    'wedding-style': fc.shuffledSubarray(['her', 'him', 'unisex']),
    shape: fc.shuffledSubarray(['round-brilliant', 'oval-shape', 'heart-shape'], { maxLength: 1 }),
    style: fc.shuffledSubarray(['solitaire', 'shoulder-set', 'halo', '3-stone']),
    metal: fc.shuffledSubarray(['platinum', 'yellow-gold', 'rose-gold', 'white-gold']),
  }),
  ranges: fc.record(
    { carat: anyBounds(99_999), price: anyBounds(999_999_999), cut: anyBounds(2) },
    { requiredKeys: [] },
  ),
  sort: fc.constantFrom(...listingSorts.map(({ key }) => key)),
})

describe('decodeAttributes', () => {
  it('reads an empty segment as a list without filters', () => {
    expect(decodeAttributes(settingGrammar, '')).toEqual({
      ok: true,
      selection: { options: { shape: [], style: [], metal: [] }, ranges: {}, sort: 'best-match' },
      isCanonical: true,
    })
  })

  it('reads options, ranges and sort', () => {
    const segment =
      'her_round-brilliant_halo_3-stone_platinum_carat-0-70-to-1-50_price-500-to-2000_cut-good-to-very-good_sort-price-asc'
    expect(decoded(segment)).toEqual({
      options: {
        category: [],
        'wedding-style': ['her'],
        shape: ['round-brilliant'],
        style: ['halo', '3-stone'],
        metal: ['platinum'],
      },
      ranges: { carat: { min: 70, max: 150 }, price: { min: 500, max: 2000 }, cut: { min: 0, max: 1 } },
      sort: 'price-asc',
      isCanonical: true,
    })
  })

  it.each([
    'round-brilliant',
    'princess-cut',
    'cushion-cut',
    'oval-shape',
    'pear-shape',
    'emerald-cut',
    'heart-shape',
    'radiant-cut',
    'asscher-cut',
    'marquise-cut',
    'solitaire',
    'shoulder-set',
    'halo',
    '3-stone',
    'platinum',
    'yellow-gold',
    'rose-gold',
    'white-gold',
  ])('takes the shortcut %s of the ring listing', (slug) => {
    expect(decodeAttributes(settingGrammar, slug)).toMatchObject({ ok: true, isCanonical: true })
  })

  it.each([
    ['groups in another order', 'platinum_halo', 'halo_platinum'],
    ['options in another order', 'white-gold_platinum', 'platinum_white-gold'],
    ['a slug twice', 'halo_halo', 'halo'],
    ['a single-select slug twice', 'oval-shape_oval-shape', 'oval-shape'],
    ['a sort twice', 'sort-newest_sort-newest', 'sort-newest'],
    ['sort before a filter', 'sort-newest_halo', 'halo_sort-newest'],
    ['a range before a filter', 'price-500-to-2000_halo', 'halo_price-500-to-2000'],
    ['ranges in another order', 'cut-good-to-good_carat-0-70-to-0-70', 'carat-0-70-to-0-70_cut-good-to-good'],
    ['a range twice', 'cut-good-to-good_cut-good-to-good', 'cut-good-to-good'],
    ['two options that have a slug together', 'him_unisex', 'him-unisex'],
    ['three options, whatever pairs are among them', 'him-unisex_her', 'her_him_unisex'],
    ['a pair over what it names', 'her_her-unisex_unisex', 'her-unisex'],
  ])('reads %s and knows the one spelling', (_, segment, canonical) => {
    const { isCanonical, ...selection } = decoded(segment)
    expect(isCanonical).toBe(false)
    expect(encodeAttributes(fullGrammar, selection)).toBe(canonical)
  })

  it.each([
    ['an unknown slug', 'halo_square', 'square'],
    ['another letter case', 'Halo', 'Halo'],
    ['an empty slug', 'halo_', ''],
    ['only a separator', '_', ''],
    ['two shapes', 'oval-shape_round-brilliant', 'round-brilliant'],
    ['two sorts', 'sort-newest_sort-soonest', 'sort-soonest'],
    ['the default sort', 'sort-best-match', 'sort-best-match'],
    ['an unknown sort', 'sort-cheapest', 'sort-cheapest'],
    ['two ranges of one kind', 'price-1-to-2_price-1-to-3', 'price-1-to-3'],
    ['two ranges that end alike', 'price-1-to-3_price-2-to-3', 'price-2-to-3'],
    ['a range upside down', 'price-2000-to-500', 'price-2000-to-500'],
    ['a range with a leading zero', 'price-0500-to-2000', 'price-0500-to-2000'],
    ['a price with decimals', 'price-500-50-to-2000', 'price-500-50-to-2000'],
    ['a carat with one decimal', 'carat-0-7-to-1-50', 'carat-0-7-to-1-50'],
    ['a carat without decimals', 'carat-1-to-2', 'carat-1-to-2'],
    ['a grade nobody gives', 'cut-good-to-superb', 'cut-good-to-superb'],
    ['grades upside down', 'cut-excellent-to-good', 'cut-excellent-to-good'],
    ['one grade of a range', 'cut-very-good', 'cut-very-good'],
    ['three grades of a range', 'cut-good-to-good-to-good', 'cut-good-to-good-to-good'],
    ['a range without grades', 'cut-', 'cut-'],
    ['a name of every object', 'constructor', 'constructor'],
  ])('refuses %s', (_, segment, slug) => {
    expect(decodeAttributes(fullGrammar, segment)).toEqual({ ok: false, slug })
  })

  it.each(['palladium', 'her', 'carat-0-70-to-1-50'])(
    'refuses %s on the setting list, which does not offer it',
    (slug) => {
      expect(decodeAttributes(settingGrammar, slug)).toEqual({ ok: false, slug })
    },
  )
})

describe('encodeAttributes', () => {
  it('writes nothing for an empty selection', () => {
    expect(encodeAttributes(settingGrammar, emptySelection(settingGrammar))).toBe('')
  })

  it('gives back any selection, whatever the order of its options', () => {
    fc.assert(
      fc.property(anySelection, (selection) => {
        const segment = encodeAttributes(fullGrammar, selection)
        const { isCanonical, ...again } = decoded(segment)
        expect(isCanonical).toBe(true)
        expect(again.ranges).toEqual(selection.ranges)
        expect(again.sort).toBe(selection.sort)
        for (const { key, options } of fullGrammar.groups) {
          const chosen: readonly string[] = selection.options[key]
          expect(again.options[key]).toEqual(
            options.map(({ slug }) => slug).filter((slug) => chosen.includes(slug)),
          )
        }
      }),
    )
  })

  it('has one segment for every order of the same slugs', () => {
    const permuted = anySelection.chain((selection) => {
      const segment = encodeAttributes(fullGrammar, selection)
      const slugs = segment === '' ? [] : segment.split('_')
      const shuffled = fc.shuffledSubarray(slugs, { minLength: slugs.length })
      return shuffled.map((order) => ({ segment, shuffledSegment: order.join('_') }))
    })
    fc.assert(
      fc.property(permuted, ({ segment, shuffledSegment }) => {
        const { isCanonical, ...selection } = decoded(shuffledSegment)
        expect(isCanonical).toBe(shuffledSegment === segment)
        expect(encodeAttributes(fullGrammar, selection)).toBe(segment)
        expect({ ...selection, isCanonical: true }).toEqual(decoded(segment))
      }),
    )
  })
})

describe('setBounds', () => {
  const nothing = emptySelection(fullGrammar)

  it('sets a range, replaces it, and takes it away', () => {
    const some = setBounds(setBounds(nothing, 'price', { min: 1, max: 2 }), 'cut', { min: 1, max: 2 })
    expect(encodeAttributes(fullGrammar, some)).toBe('price-1-to-2_cut-very-good-to-excellent')
    const other = setBounds(some, 'price', { min: 3, max: 4 })
    expect(encodeAttributes(fullGrammar, other)).toBe('price-3-to-4_cut-very-good-to-excellent')
    expect(setBounds(setBounds(other, 'price', null), 'cut', null)).toEqual(nothing)
  })

  it('refuses to write a grade that is none', () => {
    const beyond = setBounds(nothing, 'cut', { min: 0, max: 3 })
    expect(() => encodeAttributes(fullGrammar, beyond)).toThrow(RangeError)
  })
})

describe('clearAll', () => {
  it('gives up every filter and keeps the order', () => {
    const { isCanonical: _, ...selection } = decoded('her_halo_price-500-to-2000_sort-newest')
    const cleared = clearAll(fullGrammar, selection)
    expect(encodeAttributes(fullGrammar, cleared)).toBe('sort-newest')
  })
})

describe('selectionArguments', () => {
  it('asks for all carats of a gold colour', () => {
    const { isCanonical: _, ...selection } = decoded(
      'rings_him_oval-shape_3-stone_yellow-gold_white-gold_sort-soonest',
    )
    expect(selectionArguments(fullGrammar, selection)).toEqual({
      subCategoryIds: ['11'],
      attributeIds: ['175', '161', '169', '160', '168'],
      fixedAttributeIds: ['147', '142'],
      subCollectionIds: [],
      gemType: [],
      sort: 'SOONEST_DELIVERY',
    })
  })

  it('asks for everything in the jeweller’s order when nothing is chosen', () => {
    expect(selectionArguments(settingGrammar, emptySelection(settingGrammar))).toEqual({
      subCategoryIds: [],
      attributeIds: [],
      fixedAttributeIds: [],
      subCollectionIds: [],
      gemType: [],
      sort: 'BEST_MATCH',
    })
  })

  it('asks for ranges by subcollection, and for every kind of stone an option stands for', () => {
    const { grammar } = listingOf('jewellery')
    const result = decodeAttributes(grammar, 'necklaces_gemstone_1937_diamond_other_lab-grown-ruby')
    expect(result.ok && selectionArguments(grammar, result.selection)).toEqual({
      subCategoryIds: ['10'],
      attributeIds: [],
      fixedAttributeIds: [],
      subCollectionIds: ['9', '6'],
      gemType: ['NATURAL_DIAMOND', 'NATURAL_FANCY_DIAMOND', 'OTHER', 'LAB_GROWN_RUBY'],
      sort: 'BEST_MATCH',
    })
  })
})
