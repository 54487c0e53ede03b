import { createFileRoute } from '@tanstack/react-router'
import { ListSkeleton } from '#features/catalogue/list/list-skeleton.tsx'
import { ListingPage } from '#features/catalogue/list/listing-page.tsx'
import { loadListing } from '#features/catalogue/list/load-listing.ts'
import { LostList } from '#features/catalogue/list/lazy-lost-list.ts'

const path = '/collections'

/** The shop's own collections (rules/listings#lists). */
export const Route = createFileRoute('/collections/{-$attributes}')({
  staticData: { viewName: 'Collections' },
  loader: ({ context: { queryClient }, params }) => loadListing(queryClient, path, params.attributes),
  head: ({ loaderData }) => loaderData?.head ?? {},
  pendingComponent: ListSkeleton,
  notFoundComponent: LostList,
  component: Page,
})

function Page() {
  const loaded = Route.useLoaderData()
  return <ListingPage path={path} attributes={Route.useParams().attributes} loaded={loaded} />
}
