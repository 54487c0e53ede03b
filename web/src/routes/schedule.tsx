import { schedule } from '@shop/schema/domain/addresses/addresses'
import { createFileRoute } from '@tanstack/react-router'
import { SchedulePage } from '#pages/schedule/schedule-page.tsx'
import { useQueryToken } from '#shop/order/use-query-token.ts'
import { pageHead } from '#shell/page-head.ts'
import { m } from '#generated/paraglide/messages.js'

/** When a paid order arrives (rules/checkout#schedule): for the browser of whoever has its link. */
export const Route = createFileRoute('/schedule')({
  staticData: { viewName: 'Schedule' },
  head: () =>
    pageHead({
      title: m.schedule_page(),
      description: m.schedule_description(),
      path: schedule(),
      isIndexable: false,
    }),
  component: Page,
})

function Page() {
  const token = useQueryToken('order')
  return <SchedulePage key={token} token={token} />
}
