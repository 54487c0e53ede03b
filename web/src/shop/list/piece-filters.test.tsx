import type { ListingKey } from '@shop/schema/domain/addresses/listings'
import { expect, it } from 'vitest'
import { renderInShop } from '#data/testing/render-in-shop.tsx'
import { listingWith } from './listing-list.ts'
import { PieceFilters } from './piece-filters.tsx'
import { listedThings } from './things.ts'

it.each<[ListingKey, string[]]>([
  ['plain', ['Wedding Style', 'Profile', 'Metal']],
  ['eternity-rings', ['Eternity Style', 'Setting', 'Metal']],
  ['earrings', ['Earring style', 'Collection', 'Metal', 'Gemstone']],
])('the filters of %s have their titles (rules/filters#groups)', async (key, titles) => {
  const screen = await renderInShop(
    <PieceFilters list={listingWith(key)} facets={[]} prices={null} things={listedThings[key]} />,
  )
  const headings = screen.getByRole('heading').elements()
  expect(headings.map(({ textContent }) => textContent)).toEqual(titles)
})
