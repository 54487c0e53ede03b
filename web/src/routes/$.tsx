import { createFileRoute, notFound } from '@tanstack/react-router'

/** Every address that no other route serves: not found, without asking the API. */
export const Route = createFileRoute('/$')({
  staticData: { viewName: 'NotFound' },
  loader: () => {
    throw notFound()
  },
})
