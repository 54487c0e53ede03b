import { sharedWishlist } from '@shop/schema/domain/addresses/addresses'
import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { m } from '#generated/paraglide/messages.js'
import { sharedWishListQuery, shopRulesQuery } from '#generated/queries.ts'
import { pageHead } from '#shell/page-head.ts'

/** Loads a wishlist that is shown to anybody, and gives the head of its page, which no search engine lists. */
export async function loadSharedWishlist(queryClient: QueryClient, shareId: string) {
  const [{ sharedWishList }] = await Promise.all([
    queryClient.ensureQueryData(sharedWishListQuery({ shareId })),
    queryClient.ensureQueryData(shopRulesQuery()),
  ])
  if (!sharedWishList) throw notFound()
  return pageHead({
    title: m.wishlist_shared_title({ name: sharedWishList.ownerFirstName }),
    description: m.wishlist_shared_lead(),
    path: sharedWishlist(shareId),
    isIndexable: false,
  })
}
