import { createFileRoute } from '@tanstack/react-router'
import { ListSkeleton } from '#shop/list/list-skeleton.tsx'
import { ListingPage } from '#pages/listing/listing-page.tsx'
import { loadListing } from '#pages/listing/load-listing.ts'
import { ListingNotFound } from '#pages/listing/lazy-listing-not-found.ts'

const path = '/collections'

/** The shop's own collections (rules/listings#lists). */
export const Route = createFileRoute('/collections/{-$attributes}')({
  staticData: { viewName: 'Collections' },
  loader: ({ context: { queryClient }, params }) => loadListing(queryClient, path, params.attributes),
  head: ({ loaderData }) => loaderData?.head ?? {},
  pendingComponent: ListSkeleton,
  notFoundComponent: ListingNotFound,
  component: Page,
})

function Page() {
  const loaded = Route.useLoaderData()
  return <ListingPage path={path} attributes={Route.useParams().attributes} loaded={loaded} />
}
