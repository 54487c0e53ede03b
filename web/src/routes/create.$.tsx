import { createFileRoute } from '@tanstack/react-router'
import { CreateNotFoundPage } from '#pages/create/not-found/lazy-create-not-found.ts'
import { loadUnknownAddress } from '#pages/create/not-found/load-unknown-address.ts'

/** Every address of the builder that no other route serves: not found, with the nearest step to what it chooses. */
export const Route = createFileRoute('/create/$')({
  staticData: { viewName: 'CreateNotFound' },
  loader: ({ context: { queryClient }, location }) => loadUnknownAddress(queryClient, location),
  notFoundComponent: CreateNotFoundPage,
})
