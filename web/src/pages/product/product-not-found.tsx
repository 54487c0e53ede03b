import { product, search } from '@shop/schema/domain/addresses/addresses'
import { useQueryClient } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { inSentence } from '#data/language/nouns.ts'
import { designDetailQuery } from '#generated/queries.ts'
import { m } from '#generated/paraglide/messages.js'
import { NothingHere } from '#shell/not-found-page.tsx'
import { designVariables } from '#shop/design/design-choice.ts'
import { familyCrumb } from './crumbs.ts'

/**
 * The address of a piece that the shop does not have, or does not make so: the piece itself where there is one, the list
 * it would stand on, and the search.
 */
export function ProductNotFound() {
  const { family, style, sku = '' } = useParams({ strict: false })
  const familyPath = style === undefined ? `/${family ?? ''}` : `/wedding-rings/${style}`
  const { name, href } = familyCrumb(familyPath)
  // The page has asked for it; where it could not, nothing is known of the piece.
  const known = useQueryClient().getQueryData(designDetailQuery(designVariables(sku)).queryKey)
  const design = known?.getDesignBySku
  const ways = [
    { text: m.not_found_list({ list: inSentence(name) }), href },
    { text: m.not_found_search(), href: search() },
  ]
  if (known === undefined) return <NothingHere ways={ways} />
  if (!design) {
    return <NothingHere title={m.lost_piece_title()} text={m.lost_piece_text({ sku })} ways={ways} />
  }
  return (
    <NothingHere
      title={m.lost_piece_choice_title()}
      text={m.lost_piece_choice_text({ name: design.name })}
      ways={[
        { text: m.lost_setting_link({ name: design.name }), href: product(familyPath, design.sku) },
        ...ways,
      ]}
      isHomeLast
    />
  )
}
