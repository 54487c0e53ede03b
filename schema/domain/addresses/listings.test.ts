import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeAttributes, emptySelection, encodeAttributes } from './attributes.ts'
import type { ListingSelection } from './attributes.ts'
import { listingSorts } from './listing-grammar.ts'
import type { ListingSortKey, PieceRangeKey } from './listing-grammar.ts'
import { listingOf, listings, settingGrammars } from './listings.ts'
import type { Listing, ListingKey } from './listings.ts'
import type { PieceFilterKey } from './piece-filters.ts'
import { specificationAddresses } from '../testing/site-map.ts'

const named = listings.map((listing): [ListingKey, Listing] => [listing.key, listing])

/** The slugs that are chosen after decoding a segment, as text; the slug that was refused else. */
function chosenBy(key: ListingKey, segment: string): string {
  const { grammar } = listingOf(key)
  const result = decodeAttributes(grammar, segment)
  return result.ok ? encodeAttributes(grammar, result.selection) : `no ${result.slug}`
}

describe('the thirteen listings', () => {
  it.each<[ListingKey, string, string, string[]]>([
    ['engagement-rings', '/engagement-rings/collection', '3', ['7']],
    ['wedding-rings', '/wedding-rings/collection', '2', []],
    ['stone-set', '/wedding-rings/stone-set/collection', '2', ['5']],
    ['plain', '/wedding-rings/plain/collection', '2', ['4']],
    ['eternity-rings', '/eternity-rings/collection', '2', ['6']],
    ['rings', '/rings/collection', '3', ['11']],
    ['necklaces', '/necklaces/collection', '3', ['10']],
    ['earrings', '/earrings/collection', '3', ['8']],
    ['bracelets', '/bracelets/collection', '3', ['9']],
    ['jewellery', '/jewellery/collection', '3', ['8', '9', '10', '11', '12']],
    ['sale', '/sale', '3', []],
    ['collections', '/collections', '3', []],
    ['personalise', '/personalise', '3', []],
  ])('%s is at %s: category %s, subcategories %j', (key, path, categoryId, subCategoryIds) => {
    expect(listingOf(key)).toMatchObject({ path, categoryId, subCategoryIds })
    expect(listings).toHaveLength(13)
  })

  it('show what is lowered, a collection, or the four ranges where their address says so', () => {
    const scoped = named.filter(
      ([, { isSale, collectionId, subCollectionIds }]) =>
        isSale || collectionId || subCollectionIds.length > 0,
    )
    expect(
      scoped.map(([key, { isSale, collectionId, subCollectionIds }]) => [
        key,
        isSale,
        collectionId,
        subCollectionIds,
      ]),
    ).toEqual([
      ['sale', true, null, []],
      ['collections', false, null, ['4', '7', '9', '6']],
      ['personalise', false, '4', []],
    ])
  })

  it.each<[ListingKey, PieceFilterKey[]]>([
    ['engagement-rings', ['shape', 'style', 'metal']],
    ['wedding-rings', ['weddingStyle', 'profile', 'metal']],
    ['stone-set', ['weddingStyle', 'setting', 'metal']],
    ['plain', ['weddingStyle', 'profile', 'metal']],
    ['eternity-rings', ['eternityStyle', 'setting', 'metal']],
    ['rings', ['collection', 'metal', 'gemstone']],
    ['necklaces', ['collection', 'metal', 'gemstone']],
    ['earrings', ['earringStyle', 'collection', 'metal', 'gemstone']],
    ['bracelets', ['collection', 'metal', 'gemstone']],
    ['jewellery', ['category', 'collection', 'metal', 'gemstone']],
    ['sale', ['category', 'metal']],
    ['collections', ['category', 'collection', 'metal', 'gemstone']],
    ['personalise', ['category', 'collection', 'metal']],
  ])('%s is filtered by %j', (key, groups) => {
    expect(listingOf(key).grammar.groups.map((group) => group.key)).toEqual(groups)
  })

  it.each([
    ['engagement-ring', ['shape', 'style', 'metal']],
    ['pendant', ['shape', 'style', 'metal']],
    ['earrings', ['shape', 'style', 'earringStyle', 'metal']],
  ] as const)('have beside them the settings of %s, filtered by %j', (kind, groups) => {
    expect(settingGrammars[kind].groups.map(({ key }) => key)).toEqual(groups)
  })

  it('offer palladium for wedding rings only', () => {
    const withPalladium = named.filter(([, { grammar }]) =>
      grammar.groups.some(({ options }) => options.some(({ slug }) => slug === 'palladium')),
    )
    expect(withPalladium.map(([key]) => key)).toEqual(['wedding-rings', 'stone-set', 'plain'])
  })
})

describe.each(named)('addresses of %s', (key, { path, grammar }) => {
  it('have no slug that two options or other spellings share', () => {
    const slugs = grammar.groups.flatMap(({ options, aliases = {}, pairs = {} }) => [
      ...options.map(({ slug }) => slug),
      ...Object.keys(aliases),
      ...Object.keys(pairs),
    ])
    expect(new Set(slugs).size).toBe(slugs.length)
  })

  it('read back as what was chosen, and are the one spelling of it', () => {
    const options = Object.fromEntries(
      grammar.groups.map((group) => {
        const slugs = group.options.map(({ slug }) => slug)
        return [group.key, fc.subarray(slugs, group.select === 'single' ? { maxLength: 1 } : {})]
      }),
    )
    fc.assert(
      fc.property(
        fc.record(options),
        fc.option(fc.tuple(fc.nat(999_999_999), fc.nat(999_999_999))),
        fc.constantFrom(...listingSorts.map((sort) => sort.key)),
        (chosen, price, sort) => {
          const selection: ListingSelection<PieceFilterKey, PieceRangeKey, ListingSortKey> = {
            ...emptySelection(grammar),
            // fromEntries forgets its keys; they are exactly the groups of the grammar.
            options: chosen as Record<PieceFilterKey, string[]>,
            ranges: price ? { price: { min: Math.min(...price), max: Math.max(...price) } } : {},
            sort,
          }
          const segment = encodeAttributes(grammar, selection)
          expect(segment).toMatch(/^[a-z0-9_-]*$/)
          expect(decodeAttributes(grammar, segment)).toEqual({ ok: true, selection, isCanonical: true })
        },
      ),
      { numRuns: 100 },
    )
  })

  it('include every one of the site map (rules/listings#lists)', () => {
    const segments = specificationAddresses
      .filter((address) => address.startsWith(`${path}/`) && !address.includes('/product/'))
      .map((address) => address.slice(path.length + 1))
    expect(segments.length).toBeGreaterThan(1)
    expect(segments.filter((segment) => chosenBy(key, segment).startsWith('no '))).toEqual([])
  })
})

describe('other spellings', () => {
  it.each<[ListingKey, string, string]>([
    ['wedding-rings', 'him_unisex', 'him-unisex'],
    ['wedding-rings', 'platinum_her_unisex', 'her-unisex_platinum'],
    ['plain', 'flat-court-flat-edge', 'flat-edge'],
    ['eternity-rings', 'three-quarters', 'three-quarter'],
    ['collections', 'classic', 'classics'],
    ['jewellery', 'pearl', 'other'],
    ['necklaces', 'lab-grown-diamond_yellow-gold', 'yellow-gold_lab-grown-diamond'],
  ])('of %s: %s is %s', (key, segment, canonical) => {
    expect(chosenBy(key, segment)).toBe(canonical)
  })

  it.each<[ListingKey, string, string]>([
    ['jewellery', 'palladium', 'no palladium'],
    ['eternity-rings', 'palladium', 'no palladium'],
    ['stone-set', 'd-shaped', 'no d-shaped'],
    ['sale', 'diamond', 'no diamond'],
    ['personalise', 'ruby', 'no ruby'],
    ['jewellery', 'earrings_rings', 'no rings'],
    ['earrings', 'stud_hoop', 'no hoop'],
    ['engagement-rings', 'round-brilliant_oval-shape', 'no oval-shape'],
    ['rings', 'constructor', 'no constructor'],
  ])('of %s: %s is refused', (key, segment, refused) => {
    expect(chosenBy(key, segment)).toBe(refused)
  })
})
