import { describe, expect, it } from 'vitest'
import { listingCopy } from './copy/listing-copy.ts'
import { isIndexable } from '#shop/list/piece-list.ts'
import { listingAt } from '#shop/list/listing-list.ts'
import { listingVariables } from '#shop/list/listing-variables.ts'
import { listingWords } from './listing-words.ts'

async function wordsOf(path: string, attributes: string, total = 7) {
  const list = listOf(path, attributes)
  return listingWords(list, await listingCopy(list.listing.key), total)
}

function listOf(path: string, attributes: string) {
  const list = listingAt(path, attributes)
  if (!list) throw new Error(`No such list: ${path}/${attributes}`)
  return list
}

describe('what a listing says', () => {
  it('is written for the listing and for each single option', async () => {
    expect((await wordsOf('/necklaces/collection', '')).intro).toMatch(/^Necklaces and pendants/)
    expect((await wordsOf('/necklaces/collection', 'emerald')).intro).toMatch(/^Necklaces are the safest/)
    expect((await wordsOf('/necklaces/collection', 'emerald')).more?.title).toBe('About emerald necklaces')
  })

  it('comes from one template for combinations', async () => {
    const words = await wordsOf('/necklaces/collection', 'platinum_emerald')
    expect(words.intro).toBe(
      '7 necklaces to match what you have chosen. Change a choice or take one away to see others.',
    )
    expect(words.more).toBeNull()
    expect((await wordsOf('/necklaces/collection', 'platinum_emerald', 1)).intro).toMatch(
      /^1 necklace to match/,
    )
  })

  it('says that nothing is left where nothing is', async () => {
    expect((await wordsOf('/sale', 'rings_platinum', 0)).intro).toMatch(/^Nothing matches/)
  })

  it('leads back by the list it is part of', async () => {
    expect((await wordsOf('/wedding-rings/plain/collection', 'd-shaped')).crumbs).toEqual([
      { name: 'Home', href: '/' },
      { name: 'Wedding rings', href: '/wedding-rings/collection' },
      { name: 'Plain wedding rings', href: '/wedding-rings/plain/collection' },
      { name: 'D-shaped plain wedding rings', href: '/wedding-rings/plain/collection/d-shaped' },
    ])
  })

  it('names a list that is only sorted once', async () => {
    const { crumbs } = await wordsOf('/rings/collection', 'sort-newest')
    expect(crumbs.map(({ name }) => name)).toEqual(['Home', 'Jewellery', 'Rings'])
  })
})

describe('a listing', () => {
  it.each([
    ['', true],
    ['platinum', true],
    ['platinum_emerald', false],
    ['sort-newest', false],
    ['platinum_sort-newest', false],
  ])('with "%s" may be listed by search engines: %s', (attributes, expected) => {
    expect(isIndexable(listOf('/necklaces/collection', attributes))).toBe(expected)
  })

  it('holds what its category, subcategories and collection say', () => {
    expect(listingVariables(listOf('/jewellery/collection', ''), 1, 20)).toMatchObject({
      categoryId: '3',
      subCategoryIds: ['8', '9', '10', '11', '12'],
      subCollectionIds: [],
      collectionId: null,
      onSale: false,
    })
    expect(listingVariables(listOf('/sale', ''), 1, 20)).toMatchObject({ categoryId: '3', onSale: true })
    expect(listingVariables(listOf('/personalise', ''), 1, 20)).toMatchObject({ collectionId: '4' })
    expect(listingVariables(listOf('/collections', ''), 1, 20)).toMatchObject({
      subCollectionIds: ['4', '7', '9', '6'],
    })
  })

  it('is narrowed by what is chosen', () => {
    expect(
      listingVariables(listOf('/jewellery/collection', 'rings_1937_platinum_lab-grown-diamond'), 2, 20),
    ).toMatchObject({
      subCategoryIds: ['11'],
      subCollectionIds: ['6'],
      attributeIds: ['163'],
      gemType: ['LAB_GROWN_DIAMOND', 'LAB_GROWN_FANCY_DIAMOND'],
      page: 2,
    })
    expect(listingVariables(listOf('/collections', 'initial'), 1, 20).subCollectionIds).toEqual(['7'])
  })
})
