import { addressedProduct } from '@shop/schema/domain/addresses/product-path'
import { ownFamily } from '@shop/schema/domain/addresses/product-families'
import { designPrice } from '@shop/schema/domain/prices/design-price'
import type { QueryClient } from '@tanstack/react-query'
import { unwish } from '#data/account/wishlist.ts'
import { addItem } from '#data/basket/basket-store.ts'
import { designDetailQuery, shopRulesQuery } from '#generated/queries.ts'
import { designVariables } from '#shop/design/design-choice.ts'
import { pricingOf } from '#shop/design/price/pricing-of.ts'
import { newBasketItem } from '#shop/line/basket-item.ts'

/**
 * Puts a finished piece of which nothing is left to choose into the basket, as its page would, and takes it off the
 * wishlist. False where it cannot be had any more; what the API does not answer is thrown.
 */
export async function moveToBasket(
  queryClient: QueryClient,
  { sku, metal }: { readonly sku: string; readonly metal: string },
): Promise<boolean> {
  const [{ getDesignBySku: design }, rules] = await Promise.all([
    queryClient.fetchQuery(designDetailQuery(designVariables(sku))),
    queryClient.fetchQuery(shopRulesQuery()),
  ])
  const family = design && ownFamily(design)
  const choice = family && addressedProduct(design, family, { metal })?.choice
  if (!choice) return false
  const price = designPrice({ design, optionIds: choice.optionIds, pricing: pricingOf(rules) })
  if (!price) return false
  const piece = { sku, shape: '', metal, optionIds: choice.optionIds, gemstoneIds: [], title: design.name }
  addItem(
    newBasketItem(
      { ...piece, totalPence: price.pricePence },
      { fingerSize: null, isSizeUnsure: false, engraving: null },
    ),
  )
  await unwish({ designId: design.id, metalId: '' })
  return true
}
