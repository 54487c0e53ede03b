import { cart } from '@shop/schema/domain/addresses/addresses'
import { createFileRoute } from '@tanstack/react-router'
import { BasketPage } from '#pages/basket/basket-page.tsx'
import { BasketSkeleton } from '#pages/basket/basket-skeleton.tsx'
import { loadLines } from '#shop/line/load-lines.ts'
import { pageHead } from '#shell/page-head.ts'
import { m } from '#generated/paraglide/messages.js'

/** The basket (rules/routes#commerce-pages). */
export const Route = createFileRoute('/cart')({
  staticData: { viewName: 'Cart' },
  loader: ({ context: { queryClient } }) => loadLines(queryClient),
  head: () =>
    pageHead({
      title: m.basket_title(),
      description: m.basket_description(),
      path: cart(),
      isIndexable: false,
    }),
  pendingComponent: BasketSkeleton,
  component: BasketPage,
})
