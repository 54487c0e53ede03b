import { isShareId } from '@shop/schema/domain/addresses/addresses'
import { createFileRoute } from '@tanstack/react-router'
import { loadSharedWishlist } from '#pages/wishlist/load-shared-wishlist.ts'
import { SharedWishlistNotFound } from '#pages/wishlist/shared-wishlist-not-found.tsx'
import { SharedWishlistPage } from '#pages/wishlist/shared-wishlist-page.tsx'

/** A wishlist that its owner shows (rules/account#sharing-a-wishlist). */
export const Route = createFileRoute('/wishlist/$shareId')({
  params: { parse: ({ shareId }) => isShareId(shareId) && { shareId } },
  staticData: { viewName: 'SharedWishlist' },
  loader: ({ context: { queryClient }, params }) => loadSharedWishlist(queryClient, params.shareId),
  head: ({ loaderData }) => loaderData ?? {},
  notFoundComponent: SharedWishlistNotFound,
  component: Page,
})

function Page() {
  return <SharedWishlistPage {...Route.useParams()} />
}
