import { unsubscribe } from '@shop/schema/domain/addresses/addresses'
import { createFileRoute } from '@tanstack/react-router'
import { UnsubscribePage } from '#pages/unsubscribe/unsubscribe-page.tsx'
import { pageHead } from '#shell/page-head.ts'
import { m } from '#generated/paraglide/messages.js'

/** Where the link of a letter leads that ends them (rules/enquiries#newsletter). */
export const Route = createFileRoute('/unsubscribe')({
  staticData: { viewName: 'Unsubscribe' },
  head: () =>
    pageHead({
      title: m.unsubscribe_title(),
      description: m.unsubscribe_text(),
      path: unsubscribe(),
      isIndexable: false,
    }),
  component: UnsubscribePage,
})
