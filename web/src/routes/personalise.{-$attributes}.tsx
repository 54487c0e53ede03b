import { createFileRoute } from '@tanstack/react-router'
import { ListingPage } from '#pages/listing/listing-page.tsx'
import { listingRoute } from '#pages/listing/listing-route.ts'
import { loadListing } from '#pages/listing/load-listing.ts'
import { ListSkeleton } from '#shop/list/list-skeleton.tsx'

/** Pieces that can be made somebody's own (rules/listings#lists). */
export const Route = createFileRoute('/personalise/{-$attributes}')({
  ...listingRoute,
  staticData: { isList: true, viewName: 'Personalise' },
  loader: ({ context, params }) => loadListing(context, '/personalise', params.attributes),
  pendingComponent: ListSkeleton,
  component: Page,
})

function Page() {
  return <ListingPage loaded={Route.useLoaderData()} />
}
