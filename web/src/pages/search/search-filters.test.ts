import { pounds } from '@shop/schema/domain/values/money'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foundHits, type FoundHit } from './found-hit.ts'
import {
  chosenCount,
  countedHits,
  filteredHits,
  nothingChosen,
  optionsOfFilter,
  otherParameters,
  priceBands,
  searchAddress,
  searchFilters,
  selectionOf,
  toggled,
} from './search-filters.ts'
import { designHit, rules, stoneHit } from './testing/example-hits.ts'

const pendant = designHit({
  sku: 'NE-00901',
  category: { id: '3' },
  subCategory: { id: '10' },
  gemTypes: ['LAB_GROWN_DIAMOND'],
  prices: [{ channel: { code: 'SS' }, basePrice: pounds(200) }],
  attributes: [{ name: 'Metal', options: [{ id: '163', name: 'Platinum', price: 0, isFixedPrice: true }] }],
})
const sapphire = stoneHit({ id: '2', gemStoneType: 'SAPPHIRE', species: 'Sapphire', price: pounds(5000) })
// £840.00 in platinum and gold; £240.00 in platinum; £1,067.28; £6,000.00.
const views = foundHits([designHit(), pendant, stoneHit(), sapphire], rules)
const keyOf = ({ hit }: FoundHit) => (hit.productType === 'Design' ? hit.sku : hit.id)
const found = (query: Record<string, string>) => filteredHits(views, selectionOf(query)).map(keyOf)

describe('the filters of a search', () => {
  it.each([
    [{}, ['PR-00201', 'NE-00901', '107475', '2']],
    [{ show: 'stones' }, ['107475', '2']],
    [{ show: 'pieces' }, ['PR-00201', 'NE-00901']],
    [{ category: 'necklaces' }, ['NE-00901']],
    [{ metal: 'yellow-gold' }, ['PR-00201']],
    [{ metal: 'yellow-gold_platinum' }, ['PR-00201', 'NE-00901']],
    [{ gem: 'lab-grown-diamond' }, ['NE-00901', '107475']],
    [{ gem: 'lab-grown-diamond_sapphire', show: 'stones' }, ['107475', '2']],
    [{ price: 'to-500' }, ['NE-00901']],
    [{ price: 'from-5000', show: 'pieces' }, []],
    [{ show: 'rubbish', metal: 'lead', price: '-1', q: 'halo' }, ['PR-00201', 'NE-00901', '107475', '2']],
  ])('%j leave %j', (query, keys) => expect(found(query)).toEqual(keys))

  it('put a price on one side of a bound', () => {
    const at = (price: number) => {
      const hits = foundHits([stoneHit({ price: pounds(price) })], rules)
      return priceBands.filter(({ slug }) => filteredHits(hits, selectionOf({ price: slug })).length === 1)
    }
    // 416.66 shows £499.99, 416.67 shows £500.00.
    expect(at(416.66).map(({ slug }) => slug)).toEqual(['to-500'])
    expect(at(416.67).map(({ slug }) => slug)).toEqual(['500-to-1000'])
    expect(at(1_000_000).map(({ slug }) => slug)).toEqual(['from-5000'])
  })

  it('count each option as if it were its filter’s only choice', () => {
    const selection = selectionOf({ show: 'pieces', metal: 'yellow-gold' })
    expect(optionsOfFilter(views, 'metal', selection)).toEqual([
      { slug: 'platinum', count: 2, isAtLeast: false, isChosen: false },
      { slug: 'yellow-gold', count: 1, isAtLeast: false, isChosen: true },
    ])
    expect(optionsOfFilter(views, 'show', selection)).toEqual([
      { slug: 'pieces', count: 1, isAtLeast: false, isChosen: true },
      { slug: 'stones', count: 0, isAtLeast: false, isChosen: false },
    ])
    // Gone from none of the results, though none is left: disabled, not hidden.
    expect(optionsOfFilter(views, 'gem', selection)).toContainEqual({
      slug: 'sapphire',
      count: 0,
      isAtLeast: false,
      isChosen: false,
    })
  })

  it('count stones as at least so many where the answer may lack some, and pieces exactly', () => {
    const hundred = Array.from({ length: 100 }, (_, index) => stoneHit({ id: String(index) }))
    const answer = foundHits([designHit(), ...hundred], rules)
    expect(countedHits(answer, answer)).toEqual({ count: 101, isAtLeast: true })
    expect(optionsOfFilter(answer, 'show', nothingChosen)).toEqual([
      { slug: 'pieces', count: 1, isAtLeast: false, isChosen: false },
      { slug: 'stones', count: 100, isAtLeast: true, isChosen: false },
    ])
    expect(countedHits(answer, answer, 6053)).toEqual({ count: 6054, isAtLeast: false })
    expect(countedHits(answer.slice(1), answer, 6053)).toEqual({ count: 6053, isAtLeast: false })
    expect(countedHits(answer.slice(2), answer, 6053)).toEqual({ count: 99, isAtLeast: true })
    expect(optionsOfFilter(answer, 'show', nothingChosen, 6053)).toEqual([
      { slug: 'pieces', count: 1, isAtLeast: false, isChosen: false },
      { slug: 'stones', count: 6053, isAtLeast: false, isChosen: false },
    ])
    expect(countedHits(views, views)).toEqual({ count: 4, isAtLeast: false })
  })

  it('choose several metals and stones, one of everything else, and give each up again', () => {
    const metals = toggled(toggled(nothingChosen, 'metal', 'yellow-gold'), 'metal', 'platinum')
    expect(metals.metal).toEqual(['platinum', 'yellow-gold'])
    expect(toggled(metals, 'metal', 'platinum').metal).toEqual(['yellow-gold'])
    const shown = toggled(toggled(nothingChosen, 'show', 'pieces'), 'show', 'stones')
    expect(shown.show).toEqual(['stones'])
    expect(chosenCount({ ...metals, show: ['stones'] })).toBe(3)
  })

  it('leave what else stands in the address where it is', () => {
    const parameters = { q: 'oval', show: 'stones', utm_source: 'letter' }
    expect(searchAddress('oval', selectionOf({ metal: 'platinum' }), otherParameters(parameters))).toBe(
      '/search?q=oval&metal=platinum&utm_source=letter',
    )
  })

  it('stand in the address, and are read from it again', () => {
    const selection = selectionOf({ metal: 'rose-gold_platinum', show: 'pieces' })
    expect(searchAddress('oval & "halo"', selection)).toBe(
      '/search?q=oval+%26+%22halo%22&show=pieces&metal=platinum_rose-gold',
    )
    const choices = fc.subarray(
      searchFilters.flatMap((filter) =>
        optionsOfFilter(views, filter, nothingChosen).map(({ slug }) => ({ filter, slug })),
      ),
    )
    fc.assert(
      fc.property(choices, (chosen) => {
        const made = chosen.reduce((all, { filter, slug }) => toggled(all, filter, slug), nothingChosen)
        const query = new URLSearchParams(searchAddress('halo', made).split('?')[1])
        expect(selectionOf(Object.fromEntries(query))).toEqual(made)
      }),
    )
  })
})
