import { createFileRoute } from '@tanstack/react-router'
import { ListSkeleton } from '#shop/list/list-skeleton.tsx'
import { familyViewName, isListingFamily } from '#shop/list/listing-families.ts'
import { ListingPage } from '#pages/listing/listing-page.tsx'
import { loadListing } from '#pages/listing/load-listing.ts'
import { ListingNotFound } from '#pages/listing/lazy-listing-not-found.ts'

/** The lists of one kind of piece each, filtered as the address says (rules/listings#lists). */
export const Route = createFileRoute('/$family/collection/{-$attributes}')({
  params: { parse: ({ family, attributes }) => isListingFamily(family) && { family, attributes } },
  staticData: { viewName: 'Collection', viewNameOf: ({ family }) => familyViewName(family) },
  loader: ({ context: { queryClient }, params }) =>
    loadListing(queryClient, pathOf(params), params.attributes),
  head: ({ loaderData }) => loaderData?.head ?? {},
  pendingComponent: ListSkeleton,
  notFoundComponent: ListingNotFound,
  component: Page,
})

function pathOf({ family }: { readonly family: string }): string {
  return `/${family}/collection`
}

function Page() {
  const loaded = Route.useLoaderData()
  const params = Route.useParams()
  return <ListingPage path={pathOf(params)} attributes={params.attributes} loaded={loaded} />
}
