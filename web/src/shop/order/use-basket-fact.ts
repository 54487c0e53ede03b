import { basketEnd } from '@shop/schema/domain/basket/basket-expiry'
import { londonClock } from '@shop/schema/domain/values/calendar'
import { useEffect } from 'react'
import { useBasket } from '#data/basket/basket-store.ts'
import { fetchCart } from '#data/basket/cart-sync.ts'
import { m } from '#generated/paraglide/messages.js'
import { longDay } from '#data/language/dates.ts'

/** What became of the basket, for the page of a payment that took nothing: until when it is kept. */
export function useBasketFact(isHeld: boolean): { readonly text: string; readonly isEmpty: boolean } {
  const { BasketItems: items } = useBasket()
  useEffect(fetchCart, [])
  if (items.length === 0) return { text: m.outcome_basket_empty(), isEmpty: true }
  if (isHeld) return { text: m.outcome_basket_held(), isEmpty: false }
  const end = basketEnd(items)
  if (!end) return { text: m.outcome_basket_kept(), isEmpty: false }
  const { date, time } = londonClock(end)
  // Nobody asks for the year of the day after tomorrow.
  const day = longDay(date).replace(/ \d{4}$/, '')
  return { text: m.outcome_basket_kept_until({ day, time }), isEmpty: false }
}
