import { createFileRoute } from '@tanstack/react-router'
import { viewNameOf } from '#lib/view-name.ts'
import { isListingFamily } from '#shop/list/listing-families.ts'
import { ListingPage } from '#pages/listing/listing-page.tsx'
import { listingRoute } from '#pages/listing/listing-route.ts'
import { loadListing } from '#pages/listing/load-listing.ts'
import { ListSkeleton } from '#shop/list/list-skeleton.tsx'

/** The lists of one kind of piece each, filtered as the address says (rules/listings#lists). */
export const Route = createFileRoute('/$family/collection/{-$attributes}')({
  ...listingRoute,
  params: { parse: ({ family, attributes }) => isListingFamily(family) && { family, attributes } },
  staticData: {
    isList: true,
    viewName: 'Collection',
    viewNameOf: ({ family }) => viewNameOf(`${family}-collection`),
  },
  loader: ({ context, params: { family, attributes } }) =>
    loadListing(context, `/${family}/collection`, attributes),
  pendingComponent: ListSkeleton,
  component: Page,
})

function Page() {
  return <ListingPage loaded={Route.useLoaderData()} />
}
