import { cart } from '@shop/schema/domain/addresses'
import { createFileRoute } from '@tanstack/react-router'
import { BasketPage } from '#features/basket/basket-page.tsx'
import { BasketSkeleton } from '#features/basket/basket-skeleton.tsx'
import { loadBasket } from '#features/basket/load-basket.ts'
import { pageHead } from '#features/shell/page-head.ts'
import { m } from '#generated/paraglide/messages.js'
import { useShopRules } from '#generated/queries.ts'

/** The basket (rules/routes#commerce-pages). */
export const Route = createFileRoute('/cart')({
  staticData: { viewName: 'Cart' },
  loader: ({ context: { queryClient } }) => loadBasket(queryClient),
  head: () => pageHead({ title: m.basket_title(), description: m.basket_description(), path: cart() }),
  pendingComponent: BasketSkeleton,
  component: Page,
})

function Page() {
  return <BasketPage rules={useShopRules()} />
}
