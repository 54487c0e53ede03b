import { publicConfig } from '#data/page-facts.ts'
import { pictureAddress } from '#data/picture-address.ts'
import type { ListingQuery, ShopRulesQuery } from '#generated/graphql/graphql.ts'
import { m } from '#generated/paraglide/messages.js'
import { formatCount } from '../../listing/format-count.ts'
import { pageHead } from '../../shell/page-head.ts'
import { breadcrumbs, itemList, jsonLd, type ListedItem } from '../../shell/structured-data.ts'
import { pieceCardView, type CardView } from '../card-view.ts'
import { chosenCount, isIndexable, type ListingList } from './listing-list.ts'
import type { ListingWords } from './listing-words.ts'
import { chosenMetalIds, listAddress } from './piece-list.ts'
import { listedThings, thingsWord } from './things.ts'

interface ListingFacts {
  readonly words: ListingWords
  readonly listDesigns: ListingQuery['listDesigns']
  readonly rules: ShopRulesQuery
}

/** What the head of a listing says: search engines list it bare and with a single option, not in combinations. */
export function listingHead(list: ListingList, { words, listDesigns, rules }: ListingFacts) {
  const { title, intro, crumbs } = words
  const count = {
    total: formatCount(listDesigns.total),
    things: thingsWord(listedThings[list.listing.key], listDesigns.total),
  }
  const views = listDesigns.items.map((design) =>
    pieceCardView(design, { metalIds: chosenMetalIds(list) }, rules),
  )
  return pageHead({
    title,
    description:
      chosenCount(list) > 1
        ? m.listing_combined_description({ title, ...count })
        : m.listing_description({ text: intro, ...count }),
    // An order changes nothing of what a list holds.
    path: listAddress(list, { ...list.selection, sort: list.grammar.sorts[0].key }),
    isIndexable: isIndexable(list),
    structuredData: jsonLd(breadcrumbs(crumbs), itemList(views.flatMap(listedItem), listDesigns.total)),
  })
}

/** A card as structured data: the face it shows when the page opens. */
function listedItem({ name, sku, faces, shownMetalId }: CardView): ListedItem[] {
  const face = faces.find(({ metalId }) => metalId === shownMetalId)
  if (!face) return []
  const { href, fromPence: pricePence, isFrom } = face
  const image = face.picture && pictureAddress(publicConfig().assetsUrl, face.picture)
  return [{ name, sku, href, image, pricePence, isFrom }]
}
