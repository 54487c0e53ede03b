import { createFileRoute } from '@tanstack/react-router'
import { LostBuildPage } from '#features/lost-build/lazy-lost-build-page.ts'
import { loadStray } from '#features/lost-build/load-stray.ts'

/** Every address of the builder that no other route serves: not found, with the nearest step to what it chooses. */
export const Route = createFileRoute('/create/$')({
  staticData: { viewName: 'CreateNotFound' },
  loader: ({ context: { queryClient }, location }) => loadStray(queryClient, location),
  notFoundComponent: LostBuildPage,
})
