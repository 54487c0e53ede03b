import { createFileRoute } from '@tanstack/react-router'
import { ListingPage } from '#pages/listing/listing-page.tsx'
import { listingRoute } from '#pages/listing/listing-route.ts'
import { loadListing } from '#pages/listing/load-listing.ts'
import { ListSkeleton } from '#shop/list/list-skeleton.tsx'

/** Jewellery that a running sale lowers (rules/listings#lists). */
export const Route = createFileRoute('/sale/{-$attributes}')({
  ...listingRoute,
  staticData: { isList: true, viewName: 'Sale' },
  loader: ({ context, params }) => loadListing(context, '/sale', params.attributes),
  pendingComponent: ListSkeleton,
  component: Page,
})

function Page() {
  return <ListingPage loaded={Route.useLoaderData()} />
}
