import type { Pence } from '@shop/schema/domain/values/money'
import type { infer as Infer } from 'zod/mini'
import type { ZodParts } from '../load-zod-parts.ts'

/**
 * What the visitor's browser keeps of a basket (rules/basket#record), field by field. The last fields are ours: what
 * the cart says besides, and what every tab must know.
 */
export function basketSchema({
  array,
  boolean,
  custom,
  nullable,
  number,
  object,
  oneOf,
  record,
  string,
  withDefault,
}: ZodParts) {
  const pence = custom<Pence>((value) => Number.isSafeInteger(value), 'Not whole pence')
  const fields = record(string(), string())
  /** What a coupon takes off one line; of one that takes the VAT off, that VAT. */
  const itemCoupon = object({ code: string(), amount: pence })

  /** Whether the cart can still sell a line; what it last said. */
  const availability = oneOf(['AVAILABLE', 'STONE_UNAVAILABLE', 'DESIGN_UNAVAILABLE'])

  /**
   * Whether a piece was put in from the review of one that starts with its stone
   * (rules/building#gemstone-first), where it is changed again. The cart has no word for it. A record from
   * before it was kept has none.
   */
  const isGemstoneFirst = withDefault(boolean(), false)

  /**
   * What the piece was called when it was put in, its stones with it: all that a browser knows of them while the shop
   * does not answer. Null for a line of another browser, or from before it was kept.
   */
  const title = withDefault(nullable(string()), null)

  const basketItem = object({
    /** What the cart calls the line; the same as `basketItemId` until it has answered. */
    id: string(),
    /** Made here, once for each line: a line that is sent twice is one in the cart. */
    basketItemId: string(),
    sku: string(),
    /** Shape and metal as addresses spell them. */
    shape: string(),
    metal: string(),
    /** Ids of the chosen metal, shape and the design's own options. */
    optionIds: array(string()),
    /** UK finger size; null while none is chosen. */
    fingerSize: nullable(string()),
    /** The shopper asks for a ring sizer instead. */
    isSizeUnsure: boolean(),
    engraving: nullable(object({ font: string(), text: string() })),
    gemstoneId: nullable(string()),
    /** The two stones of a pair of earrings, else none. */
    gemstonePair: array(string()),
    isGemstoneFirst,
    title,
    /** What the shopper pays: a copy for display that every answer of the cart overwrites. Null when it cannot be bought. */
    total: nullable(pence),
    /** The same before coupons. */
    subTotal: nullable(pence),
    vatIsZero: boolean(),
    coupons: array(itemCoupon),
    /** What it cost, before coupons, when the shopper last saw its price; null while that is what it costs. */
    seenSubTotal: withDefault(nullable(pence), null),
    /** When it was put in, an ISO instant: the cart's word once it has answered. Null on a page without a clock. */
    addedAt: nullable(string()),
    /** Of a line that was taken out and put back, when it was put in at first, which is its place; else null. */
    firstAddedAt: withDefault(nullable(string()), null),
    /** Whether the cart has it: not asked yet, yes, or it could not be told. */
    sync: oneOf(['pending', 'saved', 'failed']),
    availability,
    /** What went wrong with the line last: a code of the cart, or of `basketProblems`; null when nothing did. */
    problem: nullable(string()),
  })

  /** What is left of a line when the basket was emptied: enough to see the piece again. */
  const savedDesign = object({
    sku: string(),
    shape: string(),
    metal: string(),
    gemstoneId: nullable(string()),
    // A record from before baskets held earrings has none.
    gemstonePair: withDefault(array(string()), []),
    isGemstoneFirst,
    title,
  })

  /** As the API's `CartTotals`. */
  const totals = object({
    subTotal: pence,
    couponTotal: pence,
    delivery: pence,
    total: pence,
    vat: pence,
    voucherTotal: pence,
    due: pence,
  })

  return object({
    BasketId: nullable(string()),
    /** The session the cart is kept under; generated with the first item. */
    BasketUID: nullable(string()),
    BasketItems: array(basketItem),
    /**
     * The coupon on the cart; a problem is a code of the cart, for which it takes nothing off now, and `shortBy` what the
     * pieces it is for lack of its minimum.
     */
    Coupon: nullable(
      object({
        code: string(),
        label: string(),
        problem: nullable(string()),
        shortBy: withDefault(nullable(pence), null),
      }),
    ),
    VoucherCode: nullable(string()),
    PaymentType: nullable(string()),
    /** Fields of the checkout's forms, by name. */
    PaymentAddress: nullable(fields),
    ShippingAddress: nullable(fields),
    /** The page of basket and checkout that was looked at last, and when, in milliseconds of the shop's clock. */
    CurrentView: nullable(object({ page: string(), timeStamp: number() })),
    IsPaymentLink: boolean(),
    /** What is left on the voucher, and why it pays nothing now, as `Coupon` says it. Null without a voucher. */
    VoucherState: withDefault(nullable(object({ balance: pence, problem: nullable(string()) })), null),
    /** What the cart last came to; null while it has not said. */
    Totals: withDefault(nullable(totals), null),
    /** Lines that were taken out and that the cart has not let go yet. */
    Removals: array(basketItem),
    /** What a basket held that was emptied after 48 hours. */
    ExpiredDesigns: array(savedDesign),
    /** Ids of the lines put in last: one that is missing was taken out, not written over by another tab. */
    KnownLines: array(string()),
  })
}

export type BasketRecord = Infer<ReturnType<typeof basketSchema>>
export type BasketItem = BasketRecord['BasketItems'][number]
export type ItemCoupon = BasketItem['coupons'][number]
export type SavedDesign = BasketRecord['ExpiredDesigns'][number]

/** What can go wrong with a line besides what the cart itself objects to. */
export const basketProblems = { notReached: 'NOT_REACHED', notRemoved: 'NOT_REMOVED' } as const

/** A basket that nobody has put anything into. */
export const emptyBasket: BasketRecord = {
  BasketId: null,
  BasketUID: null,
  BasketItems: [],
  Coupon: null,
  VoucherCode: null,
  PaymentType: null,
  PaymentAddress: null,
  ShippingAddress: null,
  CurrentView: null,
  IsPaymentLink: false,
  VoucherState: null,
  Totals: null,
  Removals: [],
  ExpiredDesigns: [],
  KnownLines: [],
}

/** A piece as a page puts it into the basket; prices are those it shows. */
export type NewBasketItem = Pick<
  BasketItem,
  | 'sku'
  | 'shape'
  | 'metal'
  | 'optionIds'
  | 'fingerSize'
  | 'isSizeUnsure'
  | 'engraving'
  | 'gemstoneId'
  | 'gemstonePair'
  | 'isGemstoneFirst'
  | 'title'
  | 'total'
>
