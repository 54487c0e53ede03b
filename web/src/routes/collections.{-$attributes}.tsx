import { createFileRoute } from '@tanstack/react-router'
import { ListingPage } from '#pages/listing/listing-page.tsx'
import { listingRoute } from '#pages/listing/listing-route.ts'
import { loadListing } from '#pages/listing/load-listing.ts'
import { ListSkeleton } from '#shop/list/list-skeleton.tsx'

/** The shop's own collections (rules/listings#lists). */
export const Route = createFileRoute('/collections/{-$attributes}')({
  ...listingRoute,
  staticData: { isList: true, viewName: 'Collections' },
  loader: ({ context, params }) => loadListing(context, '/collections', params.attributes),
  pendingComponent: ListSkeleton,
  component: Page,
})

function Page() {
  return <ListingPage loaded={Route.useLoaderData()} />
}
