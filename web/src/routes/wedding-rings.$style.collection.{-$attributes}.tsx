import { createFileRoute } from '@tanstack/react-router'
import { viewNameOf } from '#lib/view-name.ts'
import { isWeddingRingStyle } from '#shop/list/listing-families.ts'
import { ListingPage } from '#pages/listing/listing-page.tsx'
import { listingRoute } from '#pages/listing/listing-route.ts'
import { loadListing } from '#pages/listing/load-listing.ts'
import { ListSkeleton } from '#shop/list/list-skeleton.tsx'

/** Plain and stone-set wedding rings, filtered as the address says (rules/listings#lists). */
export const Route = createFileRoute('/wedding-rings/$style/collection/{-$attributes}')({
  ...listingRoute,
  params: { parse: ({ style, attributes }) => isWeddingRingStyle(style) && { style, attributes } },
  staticData: {
    isList: true,
    viewName: 'WeddingRingStyleCollection',
    viewNameOf: ({ style }) => viewNameOf(`${style}-wedding-rings-collection`),
  },
  loader: ({ context, params: { style, attributes } }) =>
    loadListing(context, `/wedding-rings/${style}/collection`, attributes),
  pendingComponent: ListSkeleton,
  component: Page,
})

function Page() {
  return <ListingPage loaded={Route.useLoaderData()} />
}
