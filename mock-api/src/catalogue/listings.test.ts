import { designs } from '@shop/fixtures/designs/designs'
import { sales } from '@shop/fixtures/sales'
import { startOfWorld } from '@shop/fixtures/seed'
import { emptySelection } from '@shop/schema/domain/addresses/attributes'
import { listingSorts } from '@shop/schema/domain/addresses/listing-grammar'
import { type Listing, type ListingKey, listings } from '@shop/schema/domain/addresses/listings'
import type { PieceFilterKey } from '@shop/schema/domain/addresses/piece-filters'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isRunning } from '../sales/running-sales.ts'
import { DesignIndex } from './design-index.ts'
import { designQuery } from './design-query.ts'
import { filterByHand } from './testing/filter-by-hand.ts'
import { listingArguments, type PieceSelection } from './testing/listing-arguments.ts'

const index = new DesignIndex(designs)
const runningSales = sales.filter((sale) => isRunning(sale, new Date(startOfWorld)))
const named = listings.map((listing): [ListingKey, Listing] => [listing.key, listing])

/** Everything a shopper can choose on a listing, in any order. */
function selections({ grammar }: Listing): fc.Arbitrary<PieceSelection> {
  const options = Object.fromEntries(
    grammar.groups.map(({ key, select, options: offered }) => [
      key,
      fc.subarray(
        offered.map(({ slug }) => slug),
        select === 'single' ? { maxLength: 1 } : {},
      ),
    ]),
  )
  const pounds = fc.integer({ min: 0, max: 6000 })
  const price = fc.option(fc.tuple(pounds, pounds))
  return fc
    .record({
      chosen: fc.record(options),
      price,
      sort: fc.constantFrom(...listingSorts.map(({ key }) => key)),
    })
    .map(({ chosen, price: bounds, sort }) => ({
      ...emptySelection(grammar),
      // fromEntries forgets its keys; they are exactly the groups of the grammar.
      options: chosen as Record<PieceFilterKey, string[]>,
      ranges: bounds ? { price: { min: Math.min(...bounds), max: Math.max(...bounds) } } : {},
      sort,
    }))
}

function listed(listing: Listing, selection: PieceSelection) {
  return index.list(designQuery(listingArguments(listing, selection)), runningSales)
}

describe.each(named)('%s', (_, listing) => {
  it('shows what filtering the designs by hand shows, in that order and with those counts', () => {
    fc.assert(
      fc.property(selections(listing), (selection) => {
        const { items, total, facets } = listed(listing, selection)
        const byHand = filterByHand(designs, listing, selection, runningSales)
        expect(total).toBe(byHand.found.length)
        expect(items.map(({ sku }) => sku)).toEqual(byHand.found.slice(0, 100).map(({ sku }) => sku))
        for (const { key, facet, options } of listing.grammar.groups) {
          const counts = facets.find(({ group }) => group === facet)?.options ?? []
          for (const option of options) {
            const counted = counts.find(({ ids }) => ids.join() === option.ids.join())
            expect([facet, option.slug, counted?.count]).toEqual([
              facet,
              option.slug,
              byHand.countOf(key, option),
            ])
          }
        }
      }),
      { numRuns: 60 },
    )
  })

  it('has more than a few pieces, and every group of its grammar', () => {
    const { total, facets } = listed(listing, emptySelection(listing.grammar))
    expect(total).toBeGreaterThan(11)
    const groups = facets.map(({ group }) => group)
    expect(groups).toEqual(expect.arrayContaining(listing.grammar.groups.map(({ facet }) => facet)))
  })
})

it.each(named.filter(([, { grammar }]) => grammar.groups.some(({ key }) => key === 'category')))(
  '%s has a category for each of its pieces but those of the ankle',
  (_, listing) => {
    const { total, facets } = listed(listing, emptySelection(listing.grammar))
    const offered = listing.grammar.groups.flatMap(({ key, options }) =>
      key === 'category' ? options.flatMap(({ ids }) => ids) : [],
    )
    const counts = facets
      .find(({ group }) => group === 'CATEGORY')
      ?.options.filter(({ ids }) => ids.some((id) => offered.includes(id)))
    // No category is theirs (rules/listings#lists).
    const anklets = ['jewellery', 'collections'].includes(listing.key) ? 4 : 0
    expect(counts?.reduce((sum, { count }) => sum + count, 0)).toBe(total - anklets)
  },
)

it('leaves an option without a piece only where that is on purpose', () => {
  const empty = named.flatMap(([key, listing]) => {
    const { facets } = listed(listing, emptySelection(listing.grammar))
    return listing.grammar.groups.flatMap(({ facet, options }) =>
      options.flatMap(({ slug, ids }) => {
        const counted = facets
          .find(({ group }) => group === facet)
          ?.options.find((option) => option.ids.join() === ids.join())
        return counted && counted.count > 0 ? [] : `${key}: ${slug}`
      }),
    )
  })
  // What can be engraved is no earring, and belongs to no range but Classic and Initial.
  expect(empty).toEqual(['personalise: earrings', 'personalise: gemstone', 'personalise: 1937'])
})
