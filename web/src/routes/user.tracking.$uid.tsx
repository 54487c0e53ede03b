import { orderTracking } from '@shop/schema/domain/addresses/addresses'
import { createFileRoute } from '@tanstack/react-router'
import { TrackingPage } from '#pages/account/tracking-page.tsx'
import { pageHead } from '#shell/page-head.ts'
import { m } from '#generated/paraglide/messages.js'

/** For whoever placed the order (rules/account#guards). */
export const Route = createFileRoute('/user/tracking/$uid')({
  staticData: { viewName: 'Tracking' },
  head: ({ params: { uid } }) =>
    pageHead({
      title: m.account_tracking_title(),
      description: m.account_description(),
      path: orderTracking(uid),
      isIndexable: false,
    }),
  component: TrackingPage,
})
