import { hallmarking } from '@shop/schema/domain/addresses/addresses'
import { createFileRoute } from '@tanstack/react-router'
import { HallmarkingPage } from '#pages/hallmarking/hallmarking-page.tsx'
import { pageHead } from '#shell/page-head.ts'
import { m } from '#generated/paraglide/messages.js'

/** What a hallmark says, as a dealer has to show it (rules/promises#hallmark). */
export const Route = createFileRoute('/hallmarking')({
  staticData: { viewName: 'Hallmarking' },
  head: () =>
    pageHead({
      title: m.hallmarking_title(),
      description: m.hallmarking_description(),
      path: hallmarking(),
    }),
  component: HallmarkingPage,
})
