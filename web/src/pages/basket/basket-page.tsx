import * as addresses from '@shop/schema/domain/addresses/addresses'
import { shopIdentity } from '@shop/schema/domain/vocabulary/shop-identity'
import { useHydrated } from '@tanstack/react-router'
import { useCallback, useEffect, useRef } from 'react'
import type { BasketItem } from '#data/basket/basket-record.ts'
import { useBasket } from '#data/basket/basket-store.ts'
import { fetchCart } from '#data/basket/cart-sync.ts'
import { useCurrentView } from '#data/basket/checkout-fields.ts'
import { useShopNow } from '#data/shop-clock.ts'
import { m } from '#generated/paraglide/messages.js'
import { ShopLink } from '#ui/shop-link.tsx'
import { BasketLines } from './basket-lines.tsx'
import { BasketSkeleton } from './basket-skeleton.tsx'
import { BasketSummary } from './basket-summary.tsx'
import { CartNotice } from './cart-notice.tsx'
import { ExpiredDesigns } from './expired-designs.tsx'
import { expiringText, keptUntilText } from '#shop/line/kept-until.ts'
import { isBought } from './line-problem.ts'
import { useIsAwaited } from './use-is-awaited.ts'
import { releasePayment } from './release-payment.ts'
import { StatePanel } from '#ui/state-panel.tsx'
import styles from './basket-page.module.css'
import buttons from '#ui/button.module.css'

/**
 * The basket, which only the visitor's browser knows: until the page is hydrated, its shape. So too while the basket of
 * whoever is signed in, which another device may have filled, has not been asked for.
 */
export function BasketPage() {
  const isHydrated = useHydrated()
  const title = useRef<HTMLHeadingElement>(null)
  const toTitle = useCallback(() => title.current?.focus(), [])
  const { BasketItems, ExpiredDesigns: expired } = useBasket()
  useEffect(fetchCart, [])
  useEffect(() => void releasePayment(), [])
  useCurrentView('cart')
  // A snapshot is the record, made read-only all the way down; nothing below changes it.
  const items = BasketItems as readonly BasketItem[]
  const bought = items.filter(isBought)
  const isEmpty = items.length === 0
  const keptUntil = keptUntilText(items)
  const isAwaited = useIsAwaited(isEmpty && expired.length === 0)
  const isShown = isHydrated && !isAwaited
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.head}>
        <h1 ref={title} tabIndex={-1}>
          {m.basket_title()}
        </h1>
        {(!isShown || keptUntil !== null) && <p>{keptUntil}</p>}
      </div>
      <noscript>
        <p>{m.basket_noscript({ phone: shopIdentity.freephone.shown })}</p>
      </noscript>
      {isShown ? (
        <>
          <CartNotice toTitle={toTitle} />
          <ExpiryNotice items={items} />
          <div className={isEmpty ? undefined : styles.columns}>
            <div>
              <BasketLines items={items} />
              {!isEmpty && (
                <p className={styles.on}>
                  <ShopLink className="link" href={addresses.settingList('engagement-ring')}>
                    {m.basket_continue()}
                  </ShopLink>
                </p>
              )}
              {expired.length > 0 && <ExpiredDesigns designs={expired} isEmpty={isEmpty} />}
              {isEmpty && expired.length === 0 && <EmptyBasket />}
            </div>
            {!isEmpty && <BasketSummary bought={bought} leftOut={items.length - bought.length} />}
          </div>
        </>
      ) : (
        <BasketSkeleton />
      )}
    </div>
  )
}

/** Nothing is in the basket: where to begin. */
function EmptyBasket() {
  return (
    <StatePanel
      title={m.basket_empty_title()}
      actions={
        <>
          <ShopLink className={buttons.button} href={addresses.settingList('engagement-ring')}>
            {m.basket_empty_settings()}
          </ShopLink>
          <ShopLink className={`${buttons.button} ${buttons.quiet}`} href={addresses.gemstoneFirstList()}>
            {m.header_stones()}
          </ShopLink>
          <ShopLink className={`${buttons.button} ${buttons.quiet}`} href={addresses.home()}>
            {m.not_found_home()}
          </ShopLink>
        </>
      }
    >
      {m.basket_empty_text()}
    </StatePanel>
  )
}

/** Says that the basket is about to be emptied (rules/basket#expiry), before it happens. */
function ExpiryNotice({ items }: { items: readonly BasketItem[] }) {
  const text = expiringText(items, useShopNow())
  return <div role="status">{text !== null && <p className={styles.soon}>{text}</p>}</div>
}
