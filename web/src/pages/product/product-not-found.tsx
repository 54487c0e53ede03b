import { search } from '@shop/schema/domain/addresses/addresses'
import { useParams } from '@tanstack/react-router'
import { inSentence } from '#data/language/nouns.ts'
import { m } from '#generated/paraglide/messages.js'
import { NothingHere } from '#shell/not-found-page.tsx'
import { familyCrumb } from './crumbs.ts'

/** The address of a piece that the shop does not have: the list it would stand on, and the search. */
export function ProductNotFound() {
  const { family, style } = useParams({ strict: false })
  const { name, href } = familyCrumb(style === undefined ? `/${family ?? ''}` : `/wedding-rings/${style}`)
  return (
    <NothingHere
      ways={[
        { text: m.not_found_list({ list: inSentence(name) }), href },
        { text: m.not_found_search(), href: search() },
      ]}
    />
  )
}
