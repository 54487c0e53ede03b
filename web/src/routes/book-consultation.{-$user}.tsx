import { createFileRoute, useRouterState } from '@tanstack/react-router'
import { BookConsultationPage } from '#pages/book-consultation/book-consultation-page.tsx'
import { loadBooking } from '#pages/book-consultation/load-booking.ts'
import { locationNamed } from '#shop/booking/location-named.ts'
import { useAlive } from '#ui/use-alive.ts'

/** Where a consultation is asked for (rules/booking#page). */
export const Route = createFileRoute('/book-consultation/{-$user}')({
  staticData: { viewName: 'BookConsultation' },
  loader: ({ context: { queryClient }, params }) => loadBooking(queryClient, params.user),
  head: ({ loaderData }) => loaderData ?? {},
  component: Page,
})

function Page() {
  const { user } = Route.useParams()
  // The server knows no fragment.
  const isAlive = useAlive()
  // Another fragment begins another form: one that is on the way to the next page is not for this one.
  const hash = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.hash ?? '' })
  return <BookConsultationPage user={user} location={isAlive ? locationNamed(hash) : null} />
}
