import { createFileRoute } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { contentQuery } from '#data/content.ts'
import { ContentPage } from '#pages/content/content-page.tsx'
import { loadContent } from '#pages/content/load-content.ts'
import { viewNameOf } from '#lib/view-name.ts'
import { pageHead } from '#shell/page-head.ts'

/** Every address that no other route serves: a page of content, or not found. */
export const Route = createFileRoute('/$')({
  staticData: { viewName: 'Content', viewNameOf: ({ _splat = '' }) => viewNameOf(_splat) },
  loader: ({ context: { queryClient }, params: { _splat = '' } }) => loadContent(queryClient, pathOf(_splat)),
  head: ({ loaderData }) => (loaderData ? pageHead(loaderData) : {}),
  component: Page,
})

/** A slash at the end names the same page. */
function pathOf(splat: string): string {
  return `/${splat.replace(/\/$/, '')}`
}

function Page() {
  const { _splat = '' } = Route.useParams()
  const path = pathOf(_splat)
  const loaded = Route.useLoaderData()
  // Loaded before the page is drawn; none in a browser that was sent it.
  const page = useQuery({ ...contentQuery(path), enabled: false }).data?.page ?? null
  return <ContentPage key={path} page={page} {...loaded} />
}
