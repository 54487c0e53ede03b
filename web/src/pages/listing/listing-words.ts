import { formatCount } from '#data/language/numbers.ts'
import { m } from '#generated/paraglide/messages.js'
import type { Crumb } from '#data/structured-data.ts'
import type { ListingCopy } from './copy/copy.ts'
import { listingCrumbs } from './listing-crumbs.ts'
import { chosenCount, isIndexable } from '#shop/list/piece-list.ts'
import type { ListingList } from '#shop/list/listing-list.ts'
import { listingPhrase, listingTitle } from './listing-title.ts'
import { listedThings, thingsWord } from '#shop/list/things.ts'

/** What is written on a listing; returned by the loader, so that the page need not carry all texts. */
export interface ListingWords {
  readonly title: string
  readonly intro: string
  readonly crumbs: readonly Crumb[]
  /** More about what it holds; null for a combination of filters. */
  readonly more: {
    readonly title: string
    readonly about: string
    readonly questions: readonly { readonly question: string; readonly answer: string }[]
  } | null
}

/** The words of a listing: written for each and for each single option, from one template for combinations. */
export function listingWords(list: ListingList, copy: ListingCopy, total: number): ListingWords {
  const words = { title: listingTitle(list), crumbs: listingCrumbs(list) }
  if (chosenCount(list) > 1) {
    const things = thingsWord(listedThings[list.listing.key], total)
    const intro =
      total === 0 ? m.listing_combined_none() : m.listing_combined({ total: formatCount(total), things })
    return { ...words, intro, more: null }
  }
  const [option] = list.grammar.groups.flatMap(({ key }) => list.selection.options[key])
  const written = option === undefined ? copy.intro : copy.options[option]
  return { ...words, intro: (written ?? copy.intro)(), more: isIndexable(list) ? moreOf(list, copy) : null }
}

function moreOf(list: ListingList, { about, questions }: ListingCopy): ListingWords['more'] {
  return {
    title: m.listing_about({ title: listingPhrase(list) }),
    about: about(),
    questions: questions.map(({ question, answer }) => ({ question: question(), answer: answer() })),
  }
}
