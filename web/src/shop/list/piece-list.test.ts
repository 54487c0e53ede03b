import { listingOf, settingGrammar } from '@shop/schema/domain/addresses/listings'
import { describe, expect, it } from 'vitest'
import {
  chosenMetalIds,
  chosenOptions,
  chosenSlugs,
  clearedAddress,
  filterChoices,
  listAddress,
  pieceList,
  pricedAddress,
  sortOrders,
  type PieceList,
} from './piece-list.ts'

const settings = { base: '/create/engagement-ring', grammar: settingGrammar }
const earrings = { base: '/earrings/collection', grammar: listingOf('earrings').grammar }

function listOf(place: Pick<PieceList, 'base' | 'grammar'>, attributes: string): PieceList {
  const list = pieceList(place, attributes)
  if (!list) throw new Error(`No such list: ${attributes}`)
  return list
}

function groupOf({ grammar }: Pick<PieceList, 'grammar'>, key: string) {
  const group = grammar.groups.find((candidate) => candidate.key === key)
  if (!group) throw new Error(`No such group: ${key}`)
  return group
}

describe('a list of pieces', () => {
  it('is none where a filter is unknown, or not offered there', () => {
    expect(pieceList(settings, 'chocolate')).toBeNull()
    expect(pieceList(settings, 'stud')).toBeNull()
    expect(pieceList(earrings, 'stud')).not.toBeNull()
    expect(pieceList(earrings, 'stud_hoop')).toBeNull()
    expect(pieceList(earrings, 'palladium')).toBeNull()
  })

  it('links each option to the list with it, and a chosen one to the list without it', () => {
    const list = listOf(settings, 'solitaire_platinum')
    const choices = filterChoices(list, groupOf(settings, 'style'), [
      { group: 'STYLE', options: [{ ids: ['141'], count: 14 }] },
    ])
    expect(choices.map(({ slug, count, isChosen, href }) => [slug, count, isChosen, href])).toEqual([
      ['solitaire', 0, true, '/create/engagement-ring/platinum'],
      ['shoulder-set', 0, false, '/create/engagement-ring/solitaire_shoulder-set_platinum'],
      ['halo', 14, false, '/create/engagement-ring/solitaire_halo_platinum'],
      ['3-stone', 0, false, '/create/engagement-ring/solitaire_3-stone_platinum'],
    ])
  })

  it('replaces the option of a group that takes only one', () => {
    const hoop = filterChoices(listOf(earrings, 'stud'), groupOf(earrings, 'earringStyle'), []).find(
      ({ slug }) => slug === 'hoop',
    )
    expect(hoop?.href).toBe('/earrings/collection/hoop')
  })

  it('finds the count of an option that stands for several ids', () => {
    const [diamond] = filterChoices(listOf(earrings, ''), groupOf(earrings, 'gemstone'), [
      { group: 'GEMSTONE', options: [{ ids: ['NATURAL_DIAMOND', 'NATURAL_FANCY_DIAMOND'], count: 9 }] },
    ])
    expect([diamond?.slug, diamond?.count]).toEqual(['diamond', 9])
  })

  it('lists what is chosen with the way to take it away', () => {
    expect(chosenOptions(listOf(settings, 'halo_platinum_sort-newest'), null)).toEqual([
      { slug: 'halo', name: 'Halo', href: '/create/engagement-ring/platinum_sort-newest' },
      { slug: 'platinum', name: 'Platinum', href: '/create/engagement-ring/halo_sort-newest' },
    ])
  })

  it('says between which prices it lies, an open end by its other one', () => {
    const list = listOf(settings, 'halo_price-500-to-2000_sort-newest')
    const named = (min: number, max: number) => chosenOptions(list, { min, max }).at(-1)
    expect(named(300, 4000)).toEqual({
      slug: 'price',
      name: '£500.00 to £2,000.00',
      href: '/create/engagement-ring/halo_sort-newest',
    })
    expect(named(500, 4000)?.name).toBe('Up to £2,000.00')
    expect(named(300, 1900)?.name).toBe('From £500.00')
  })

  it('has its price after its options and before its order in the address', () => {
    const list = listOf(settings, 'halo_platinum_sort-newest')
    expect(pricedAddress(list, { min: 0, max: 950 })).toBe(
      '/create/engagement-ring/halo_platinum_price-0-to-950_sort-newest',
    )
    expect(pricedAddress(listOf(settings, 'price-5-to-10'), null)).toBe('/create/engagement-ring')
  })

  it('is cleared without losing its order', () => {
    expect(clearedAddress(listOf(earrings, 'stud_platinum_sort-price-asc'))).toBe(
      '/earrings/collection/sort-price-asc',
    )
  })

  it('has an address for every order, the default one without a word', () => {
    expect(sortOrders(listOf(earrings, 'stud')).map(({ href }) => href)).toEqual([
      '/earrings/collection/stud',
      '/earrings/collection/stud_sort-price-asc',
      '/earrings/collection/stud_sort-price-desc',
      '/earrings/collection/stud_sort-newest',
      '/earrings/collection/stud_sort-soonest',
    ])
  })

  it('shows cards in every carat of the chosen metals', () => {
    expect(chosenMetalIds(listOf(settings, 'halo_rose-gold'))).toEqual(['162', '170'])
  })

  it('has nothing chosen of a group that it does not have', () => {
    expect(chosenSlugs(listOf(earrings, 'stud'), 'shape')).toEqual([])
    expect(chosenSlugs(listOf(earrings, 'stud'), 'earringStyle')).toEqual(['stud'])
  })

  it('has the shortest address when nothing is chosen', () => {
    expect(listAddress(listOf(earrings, ''))).toBe('/earrings/collection')
  })
})
