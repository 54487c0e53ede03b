import { createIsomorphicFn } from '@tanstack/react-start'
import { formatCount } from '#data/language/numbers.ts'
import { publicConfig } from '#data/page-facts.ts'
import { pictureAddress } from '#data/picture-address.ts'
import { m } from '#generated/paraglide/messages.js'
import { pageHead } from '#shell/page-head.ts'
import { breadcrumbs, itemList, jsonLd, type Crumb, type ListedItem } from '#data/structured-data.ts'
import type { CardView } from '#shop/card/card-face.ts'
import type { CardPage } from '#shop/list/card-page.ts'
import type { ListingList } from '#shop/list/listing-list.ts'
import type { ListingWords } from './listing-words.ts'
import { chosenCount, isIndexable, listAddress } from '#shop/list/piece-list.ts'
import { listedThings, thingsWord } from '#shop/list/things.ts'

const structuredData = createIsomorphicFn().server(
  (crumbs: readonly Crumb[], total: number, views: readonly CardView[]) =>
    jsonLd(breadcrumbs(crumbs), itemList(views.flatMap(listedItem), total)),
)

/**
 * What the head of a listing says, from its first page: search engines list it bare and with a single option, not in
 * combinations.
 */
export function listingHead(list: ListingList, words: ListingWords, { total, views }: CardPage) {
  const { title, crumbs } = words
  return pageHead({
    title,
    description: descriptionOf(list, words, total),
    // An order changes nothing of what a list holds.
    path: listAddress(list, { ...list.selection, sort: list.grammar.sorts[0].key }),
    // What holds nothing just now is nothing to find.
    isIndexable: isIndexable(list) && total > 0,
    structuredData: structuredData(crumbs, total, views),
  })
}

/** What a search engine says beneath the title: what the list is, and how much it holds where that is something. */
function descriptionOf(list: ListingList, { title, intro }: ListingWords, total: number): string {
  if (total === 0) return intro
  const count = { total: formatCount(total), things: thingsWord(listedThings[list.listing.key], total) }
  return chosenCount(list) > 1
    ? m.listing_combined_description({ title, ...count })
    : m.listing_description({ text: intro, ...count })
}

/** A card as structured data: the face it shows when the page opens. */
function listedItem({ name, sku, faces, shownMetalId }: CardView): ListedItem[] {
  const face = faces.find(({ metalId }) => metalId === shownMetalId)
  if (!face) return []
  const { href, fromPence: pricePence, isFrom } = face
  const image = face.picture && pictureAddress(publicConfig().assetsUrl, face.picture.source)
  return [{ name, sku, href, image, pricePence, isFrom }]
}
