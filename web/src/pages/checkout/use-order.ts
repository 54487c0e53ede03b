import type { PieceDelivery } from '@shop/schema/domain/delivery/delivery'
import { deliveryDays, parcelDay, type DeliveryDays } from '@shop/schema/domain/delivery/delivery-days'
import type { Pence } from '@shop/schema/domain/values/money'
import { addDays, type LondonDate } from '@shop/schema/domain/values/calendar'
import type { Boutique } from '@shop/schema/domain/vocabulary/boutiques'
import { useQueryClient } from '@tanstack/react-query'
import { useBankHolidays } from '#data/bank-holidays.ts'
import type { BasketItem, BasketRecord } from '#data/basket/basket-record.ts'
import { useBasket } from '#data/basket/basket-store.ts'
import { useShopNow } from '#data/shop-clock.ts'
import type { MadeThing } from '#shop/design/delivery/delivery-steps.tsx'
import { keptUntilText } from '#shop/line/kept-until.ts'
import { lineAwaitsSize, lineDelivery, lineIsRing, lineMade } from '#shop/line/line-delivery.ts'
import { lineView } from '#shop/line/line-view.ts'
import type { LineView } from '#shop/line/line.ts'
import { useLinesParts, type LinePartsState } from '#shop/line/use-line-parts.ts'
import { orderLines } from './order-lines.ts'
import { orderSums, type OrderSums } from './order-sums.ts'

/** A line of the order, with its words. */
export interface OrderLine {
  readonly item: BasketItem
  readonly view: LineView
  readonly parts: LinePartsState
}

/** What is ordered, worked out anew with the basket, the answers of the shop and its clock. */
export interface Order {
  readonly cartSessionId: string | null
  readonly bought: readonly OrderLine[]
  readonly gone: readonly OrderLine[]
  readonly unsaved: readonly OrderLine[]
  readonly sums: OrderSums
  /** The codes on the basket, whatever they do; null where none is. */
  readonly coupon: OrderCode | null
  readonly voucher: OrderCode | null
  /** The days to choose from; null while nobody can say. */
  readonly daysAt: (boutique: Boutique | null) => DeliveryDays | null
  /** The line that takes longest, which the first day of a delivery follows from; null while nobody can say. */
  readonly longest: LongestLine | null
  /** Whether a stone is bought, which is the only one of its kind. */
  readonly hasStones: boolean
  /** Whether a ring is bought, which may not fit. */
  readonly hasRings: boolean
  /** Until when the basket is kept, in words; null while nobody can say. */
  readonly keptUntil: string | null
  /** Whether a ring waits for its finger size: then the days count from now at the earliest. */
  readonly waitsForSize: boolean
  /** Asks anew for what could not be loaded and the days depend on; null while nothing of it has failed. */
  readonly retryDays: (() => void) | null
  /** Asks anew for all that the page shows, which price and days depend on. */
  readonly refetch: () => void
}

/** A coupon or a voucher on the basket. */
export interface OrderCode {
  readonly code: string
  /** Why it takes nothing off, as the cart says it; null where it does. */
  readonly problem: string | null
  /** What the pieces of a coupon lack of its minimum, where that is why. */
  readonly shortBy?: Pence | null
}

/** How the line that takes longest is delivered. */
export interface LongestLine {
  readonly delivery: PieceDelivery
  readonly made: MadeThing
  readonly title: string
}

/** What the API has said of an order that it refused. */
export interface Refused {
  /** A day that is too early: the days begin after it. */
  readonly day: LondonDate | null
  /** Lines that cannot be bought, by their ids. */
  readonly goneIds: readonly string[]
}

/** The order as the basket has it now. */
export function useOrder(refused: Refused): Order {
  const basket = useBasket()
  const queryClient = useQueryClient()
  // A snapshot is the record, made read-only all the way down; nothing below changes it.
  const items = basket.BasketItems as BasketRecord['BasketItems']
  const holidays = useBankHolidays()
  const now = useShopNow()
  const parts = useLinesParts(items)
  const lines = items.map((item, at) => {
    // One for each line, in their order.
    const known = parts[at] as LinePartsState
    const shown = { ...item, isBought: item.total !== null }
    // The date of a line is the parcel's, which the page says once.
    const view = lineView(shown, known.parts, { rules: known.rules, now: null, holidays })
    return { ...item, item, view, parts: known }
  })
  const { bought, gone, unsaved } = orderLines(lines, refused.goneIds)
  const delivered = bought.map(({ item, view, parts: { parts: known, rules } }) => {
    const shown = { ...item, isBought: true }
    const delivery = lineDelivery(shown, known, { rules, now, holidays })
    return delivery && { delivery, made: lineMade(shown, known), title: view.title }
  })
  const dated = delivered.filter((line) => line !== null)
  const isWhole = dated.length === delivered.length
  const parcelOn = isWhole ? parcelDay(dated.map(({ delivery }) => delivery)) : null
  const failed = bought.filter(({ parts: known }) => known.state === 'failed')
  const readyOn = laterOf(parcelOn, refused.day && addDays(refused.day, 1))

  const prices = bought.flatMap(({ total }) => (total === null ? [] : [total]))
  return {
    cartSessionId: basket.BasketUID,
    bought,
    gone,
    unsaved,
    sums: orderSums(prices, basket),
    coupon: basket.Coupon,
    voucher:
      basket.VoucherCode === null
        ? null
        : { code: basket.VoucherCode, problem: basket.VoucherState?.problem ?? null },
    daysAt: (boutique) => (readyOn === null ? null : deliveryDays(readyOn, { boutique, holidays })),
    longest: dated.find(({ delivery }) => delivery.arrivesOn === parcelOn) ?? null,
    hasStones: bought.some(({ item }) => item.gemstoneId !== null || item.gemstonePair.length > 0),
    hasRings: bought.some(({ item, parts: { parts: known } }) => lineIsRing(item, known)),
    keptUntil: keptUntilText(items),
    waitsForSize: bought.some(({ item, parts: { parts: known } }) => lineAwaitsSize(item, known)),
    retryDays:
      failed.length === 0
        ? null
        : () => {
            for (const { parts: known } of failed) known.retry()
          },
    refetch: () => void queryClient.invalidateQueries({ type: 'active' }),
  }
}

function laterOf(one: LondonDate | null, other: LondonDate | null): LondonDate | null {
  if (one === null || other === null) return one
  return one > other ? one : other
}
