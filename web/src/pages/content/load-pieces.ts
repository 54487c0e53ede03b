import type { QueryClient } from '@tanstack/react-query'
import { listingQuery, settingListQuery, shopRulesQuery } from '#generated/queries.ts'
import type { CardView } from '#shop/card/card-face.ts'
import { cardView, pieceCardView } from '#shop/card/card-view.ts'
import { listingVariables } from '#shop/list/listing-variables.ts'
import { chosenMetalIds } from '#shop/list/piece-list.ts'
import { settingCardContext } from '#shop/list/setting-list.ts'
import { settingListVariables } from '#shop/list/setting-variables.ts'
import { listOfAddress } from './list-of-address.ts'

/** How many pieces of a list a page shows. */
const shownPieces = 4
/** What the page is made of are its cards, and not all that a list answers. */
const meta = { staysOnServer: true }
const vatOfNoBounds = 0

/** The cards of the first pieces of the list at an address. Rejects where there is no such list. */
export async function loadPieces(queryClient: QueryClient, address: string): Promise<CardView[]> {
  const list = listOfAddress(address)
  if (!list) throw new Error(`No list of pieces is at ${address}`)
  const rules = await queryClient.ensureQueryData(shopRulesQuery())
  if (list.kind === 'settings') {
    const variables = settingListVariables(list.list, 1, vatOfNoBounds)
    const { listDesigns } = await queryClient.ensureQueryData({ ...settingListQuery(variables), meta })
    const context = settingCardContext(list.list)
    return listDesigns.items.slice(0, shownPieces).map((design) => cardView(design, context, rules))
  }
  const variables = listingVariables(list.list, 1, vatOfNoBounds)
  const { listDesigns } = await queryClient.ensureQueryData({ ...listingQuery(variables), meta })
  const context = { metalIds: chosenMetalIds(list.list) }
  return listDesigns.items.slice(0, shownPieces).map((design) => pieceCardView(design, context, rules))
}
