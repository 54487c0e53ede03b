import { createFileRoute } from '@tanstack/react-router'
import { LostBuildPage } from '#pages/create/not-found/lazy-create-not-found.ts'
import { loadStray } from '#pages/create/not-found/load-unknown-address.ts'

/** Every address of the builder that no other route serves: not found, with the nearest step to what it chooses. */
export const Route = createFileRoute('/create/$')({
  staticData: { viewName: 'CreateNotFound' },
  loader: ({ context: { queryClient }, location }) => loadStray(queryClient, location),
  notFoundComponent: LostBuildPage,
})
