import { search } from '@shop/schema/domain/addresses/addresses'
import { useMatch } from '@tanstack/react-router'
import { inSentence } from '#data/language/nouns.ts'
import { m } from '#generated/paraglide/messages.js'
import { NothingHere } from '#shell/not-found-page.tsx'
import { listingKeyOf, listingWith } from '#shop/list/listing-list.ts'
import { listingTitle } from './listing-title.ts'
import { listAddress } from '#shop/list/piece-list.ts'

/** The address of a list with a filter that it does not have: the list without any, and the search. */
export function ListingNotFound() {
  const key = useMatch({ strict: false, select: ({ pathname }) => listingKeyOf(pathname) })
  const list = key && listingWith(key)
  return (
    <NothingHere
      ways={[
        ...(list
          ? [{ text: m.not_found_list({ list: inSentence(listingTitle(list)) }), href: listAddress(list) }]
          : []),
        { text: m.not_found_search(), href: search() },
      ]}
    />
  )
}
