import { createFileRoute } from '@tanstack/react-router'
import { ListSkeleton } from '#shop/list/list-skeleton.tsx'
import { familyViewName, isWeddingRingStyle } from '#shop/list/listing-families.ts'
import { ListingPage } from '#pages/listing/listing-page.tsx'
import { loadListing } from '#pages/listing/load-listing.ts'
import { ListingNotFound } from '#pages/listing/lazy-listing-not-found.ts'

/** Plain and stone-set wedding rings, filtered as the address says (rules/listings#lists). */
export const Route = createFileRoute('/wedding-rings/$style/collection/{-$attributes}')({
  params: { parse: ({ style, attributes }) => isWeddingRingStyle(style) && { style, attributes } },
  staticData: {
    viewName: 'WeddingRingStyleCollection',
    viewNameOf: ({ style }) => familyViewName(`${style}-wedding-rings`),
  },
  loader: ({ context: { queryClient }, params }) =>
    loadListing(queryClient, pathOf(params), params.attributes),
  head: ({ loaderData }) => loaderData?.head ?? {},
  pendingComponent: ListSkeleton,
  notFoundComponent: ListingNotFound,
  component: Page,
})

function pathOf({ style }: { readonly style: string }): string {
  return `/wedding-rings/${style}/collection`
}

function Page() {
  const loaded = Route.useLoaderData()
  const params = Route.useParams()
  return <ListingPage path={pathOf(params)} attributes={params.attributes} loaded={loaded} />
}
