import type { PieceFilterKey } from '@shop/schema/domain/addresses/piece-filters'
import { qualified } from '#shop/list/qualified.ts'
import { optionWords } from '#data/language/option-words.ts'
import { m } from '#generated/paraglide/messages.js'
import type { ListingList } from '#shop/list/listing-list.ts'
import { listingNouns } from './listing-nouns.ts'
import { chosenCount, chosenSlugs } from '#shop/list/piece-list.ts'

/** What stands before the noun, in reading order. */
const before: readonly PieceFilterKey[] = [
  'metal',
  'gemstone',
  'shape',
  'style',
  'profile',
  'eternityStyle',
  'setting',
  'earringStyle',
]

/**
 * The heading of a listing, from one template for every choice (rules/listings#headings): what was chosen, metal first,
 * then what it is, for whom and from which range; the other way round where a language says it so. Platinum eternity
 * rings, Wedding rings for her, Sapphire necklaces from the 1937 collection.
 */
export function listingTitle(list: ListingList): string {
  return capitalised(listingPhrase(list))
}

/** The same within a sentence. */
export function listingPhrase(list: ListingList): string {
  const qualities = before.map((group) => wordsOf(list, group).join(m.listing_or()))
  const [category] = wordsOf(list, 'category')
  const ranges = rangesText(list)
  const what = [...qualities, category].filter(Boolean)
  if (list.listing.key === 'collections' && what.length === 0 && ranges.single) {
    return m.listing_title_range({ range: ranges.single })
  }
  // The kinds of jewellery have lists of their own, by their plain names.
  if (list.listing.key === 'jewellery' && category && chosenCount(list) === 1) {
    return m.listing_title_ours({ things: category })
  }
  const noun = category ?? nounOf(list)
  const wearers = wearersText(list)
  const things = [noun, wearers.after, ranges.text, placeText(list)].filter(Boolean).join(' ')
  return qualified(things, [wearers.before, ...qualities])
}

/** What is chosen of a group, within a sentence. */
function wordsOf(list: ListingList, group: PieceFilterKey): string[] {
  return chosenSlugs(list, group).map((slug) => optionWords[slug]?.() ?? slug)
}

/** What it is; stones that are said to be in a channel need not be said to be there. */
function nounOf(list: ListingList): string {
  const { key } = list.listing
  const isSaidToBeSet = key === 'stone-set' && chosenSlugs(list, 'setting').length > 0
  return listingNouns[isSaidToBeSet ? 'wedding-rings' : key]()
}

/** Unisex before the noun; for her, for him, for her or him behind it. */
function wearersText(list: ListingList): { readonly before?: string; readonly after?: string } {
  const isUnisex = chosenSlugs(list, 'weddingStyle').includes('unisex')
  const [unisex] = isUnisex ? wordsOf(list, 'weddingStyle').slice(-1) : []
  const people = wordsOf(list, 'weddingStyle').filter((word) => word !== unisex)
  if (people.length === 0) return unisex ? { before: unisex } : {}
  const text = m.listing_title_for({ people: people.join(m.listing_or()) })
  return { after: isUnisex ? m.listing_title_and_unisex({ people: text }) : text }
}

/** From the Classic collection; from the Classic or 1937 collections. */
function rangesText(list: ListingList): { readonly single: string | null; readonly text: string | null } {
  const ranges = wordsOf(list, 'collection')
  const [single] = ranges
  if (!single) return { single: null, text: null }
  if (ranges.length === 1) return { single, text: m.listing_title_from_range({ range: single }) }
  return { single: null, text: m.listing_title_from_ranges({ ranges: ranges.join(m.listing_or()) }) }
}

/** In the sale, to personalise, from our collections. */
function placeText(list: ListingList): string | null {
  switch (list.listing.key) {
    case 'sale':
      return m.listing_title_in_sale()
    case 'personalise':
      return m.listing_title_to_personalise()
    case 'collections':
      return chosenSlugs(list, 'collection').length > 0 ? null : m.listing_title_of_collections()
    default:
      return null
  }
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
