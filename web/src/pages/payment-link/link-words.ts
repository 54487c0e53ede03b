import { londonClock } from '@shop/schema/domain/values/calendar'
import { shopIdentity } from '@shop/schema/domain/vocabulary/shop-identity'
import type { PaymentLinkFieldsFragment } from '#generated/graphql/graphql.ts'
import { m } from '#generated/paraglide/messages.js'
import { longDay } from '#data/language/dates.ts'
import { boutiqueOf } from '#shop/order/boutique-words.ts'

/** A moment in London: Friday 27 November 2026 at 10:00. */
export function momentText(instant: string): string {
  const { date, time } = londonClock(new Date(instant))
  return m.payment_moment({ day: longDay(date), time })
}

/** Who asks for the money: `Isla Grant, Ashcombe London`, or the boutique alone. */
export function askedByText({ boutique, raisedBy }: PaymentLinkFieldsFragment): string {
  const shop = `${shopIdentity.brand} ${boutiqueOf(boutique).name}`
  return raisedBy === null ? shop : m.payment_link_asked_by({ name: raisedBy, shop })
}
