import { createKinds } from '@shop/schema/domain/addresses/addresses'
import { emptySelection } from '@shop/schema/domain/addresses/attributes'
import { settingGrammars, type ListingKey } from '@shop/schema/domain/addresses/listings'
import { productAddress } from '@shop/schema/domain/addresses/product-path'
import { metalAttribute } from '@shop/schema/domain/design/metals'
import { productChoice } from '@shop/schema/domain/design/product-choice'
import type { QueryClient } from '@tanstack/react-query'
import { listingQuery, settingListQuery, shopRulesQuery } from '#generated/queries.ts'
import { listingWith } from '#shop/list/listing-list.ts'
import { listingVariables } from '#shop/list/listing-variables.ts'
import { cardView, pieceCardView } from '#shop/card/card-view.ts'
import { settingCardContext, settingListWith } from '#shop/list/setting-list.ts'
import { settingListVariables } from '#shop/list/setting-variables.ts'
import { allOf } from './all-of.ts'
import { noVat } from './list-addresses.ts'

/** The lists that hold every finished piece between them, none twice. */
const wholeListings: readonly ListingKey[] = ['engagement-rings', 'wedding-rings', 'jewellery']

/** Every finished piece, in each metal that its card shows; the default choices of all else stand for the others. */
export async function pieceAddresses(queryClient: QueryClient): Promise<string[]> {
  const rules = await queryClient.fetchQuery(shopRulesQuery())
  const found = await Promise.all(
    wholeListings.map(async (key) => {
      const list = listingWith(key)
      const pieces = await allOf(async (page) => {
        const variables = listingVariables(list, page, noVat)
        return (await queryClient.fetchQuery(listingQuery(variables))).listDesigns
      })
      return pieces.flatMap((piece) =>
        pieceCardView(piece, { metalIds: [] }, rules).faces.flatMap(
          ({ metalId }) => productAddress(piece, productChoice(piece, { [metalAttribute]: metalId })) ?? [],
        ),
      )
    }),
  )
  return [...new Set(found.flat())]
}

/** Every setting, in each metal and the shape it is shown in. */
export async function settingAddresses(queryClient: QueryClient): Promise<string[]> {
  const rules = await queryClient.fetchQuery(shopRulesQuery())
  const found = await Promise.all(
    createKinds.map(async (kind) => {
      const list = settingListWith(kind, emptySelection(settingGrammars[kind]))
      const settings = await allOf(async (page) => {
        const variables = settingListVariables(list, page, noVat)
        return (await queryClient.fetchQuery(settingListQuery(variables))).listDesigns
      })
      return settings.flatMap((setting) =>
        cardView(setting, settingCardContext(list), rules).faces.map(({ href }) => href),
      )
    }),
  )
  return [...new Set(found.flat())]
}
