import type { Pence } from '@shop/schema/domain/values/money'
import type { PlaceOrderMutation } from '#generated/graphql/graphql.ts'
import { providerUrl } from '#shop/order/provider-url.ts'
import { checkoutFieldOf, type CheckoutField } from './checkout-fields.ts'
import type { FieldProblem } from './checkout-schema.ts'

type PlaceOrderAnswer = PlaceOrderMutation['placeOrder']
export type BegunPayment = NonNullable<PlaceOrderAnswer['payment']>

/** What is said above the last button. */
export type PayNotice =
  /** It comes to another total than the shopper has seen. */
  | { readonly kind: 'price-changed' }
  /** What is left to pay is another than the shopper has seen; the payment waits for a yes. */
  | { readonly kind: 'amount-changed'; readonly payment: BegunPayment; readonly url: string }
  | { readonly kind: 'line-gone' }
  | { readonly kind: 'day-too-early' }
  | { readonly kind: 'finance-unavailable' }
  /** The payment that this press had begun has ended without money: the next press begins another. */
  | { readonly kind: 'ended' }
  /** The pieces were paid for in an order that belongs to somebody else than who asks. */
  | { readonly kind: 'paid-elsewhere' }
  /** No answer came from the shop, and nobody knows what became of the order: the same press is sent again. */
  | { readonly kind: 'no-answer' }
  /** The shop answered that it failed, or nothing that can be read. The same. */
  | { readonly kind: 'shop-failed' }
  /** A payment was begun, and the bank has no page for it: the same press is sent again. */
  | { readonly kind: 'no-payment-page' }
  /** The same of an application at the lender. */
  | { readonly kind: 'no-lender-page' }
  /** What is ordered, or when it can arrive, could not be looked up: nothing was sent. */
  | { readonly kind: 'not-looked-up' }
  /** Refused for a reason that no page of this shop can cause. */
  | { readonly kind: 'refused' }

/** What to do about the answer to a press of the last button. */
export type PayAnswer =
  /** On to the page of the provider. */
  | { readonly kind: 'go'; readonly payment: BegunPayment; readonly url: string }
  /** It is paid: by this press, with a voucher, or as another press had begun it before, in whatever tab or browser. */
  | { readonly kind: 'paid'; readonly payment: BegunPayment; readonly isOfEarlierPress: boolean }
  /** The lender's underwriter decides: its page says how it stands. */
  | { readonly kind: 'referred'; readonly payment: BegunPayment }
  | {
      readonly kind: 'stays'
      readonly fields: readonly { readonly field: CheckoutField; readonly problem: FieldProblem }[]
      /** Lines that cannot be bought any more, by their ids. */
      readonly goneIds: readonly string[]
      readonly notices: readonly PayNotice[]
    }

/** Reads an answer of `placeOrder`, which may be none (rules/checkout#payment). Nothing is charged that was not shown. */
export function payAnswer(answer: PlaceOrderAnswer | null | undefined, shownPence: Pence): PayAnswer {
  const payment = answer?.payment ?? null
  const errors = answer?.userErrors ?? []
  if (payment && errors.some(({ code }) => code === 'ALREADY_PAID')) {
    return { kind: 'paid', payment, isOfEarlierPress: true }
  }
  if (errors.some(({ code }) => code === 'ALREADY_PAID')) return noticed({ kind: 'paid-elsewhere' })
  if (errors.length > 0) return stays(errors)
  if (payment?.status === 'PAID') return { kind: 'paid', payment, isOfEarlierPress: false }
  if (payment?.status === 'REFERRED') return { kind: 'referred', payment }
  if (payment && payment.status !== 'PENDING') return noticed({ kind: 'ended' })
  if (!payment) return noticed({ kind: 'shop-failed' })
  const url = providerUrl(payment.redirectUrl)
  if (!url) return noticed({ kind: payment.method === 'FINANCE' ? 'no-lender-page' : 'no-payment-page' })
  if (payment.amount !== shownPence) return noticed({ kind: 'amount-changed', payment, url })
  return { kind: 'go', payment, url }
}

function stays(errors: PlaceOrderAnswer['userErrors']): PayAnswer {
  const fields = errors.flatMap(({ code, field }) => {
    const known = checkoutFieldOf(field)
    return known && isFieldProblem(code) ? [{ field: known, problem: code }] : []
  })
  const kinds = new Set(errors.flatMap((error) => noticeKindOf(error) ?? []))
  const goneIds = errors.flatMap((error) => (isOfPiece(error) ? (error.basketItemId ?? []) : []))
  const isSaid = fields.length + kinds.size + goneIds.length > 0
  return {
    kind: 'stays',
    fields,
    goneIds,
    notices: isSaid ? [...kinds].map((kind) => ({ kind })) : [{ kind: 'refused' }],
  }
}

function noticed(notice: PayNotice): PayAnswer {
  return { kind: 'stays', fields: [], goneIds: [], notices: [notice] }
}

/** Whether the same press has to be sent again: nobody knows what became of it, or it leads nowhere yet. */
export function isPressOpen({ kind }: PayNotice): boolean {
  return ['no-answer', 'shop-failed', 'no-payment-page', 'no-lender-page'].includes(kind)
}

/** What needs no further facts to be said. */
type SaidAlone = Exclude<PayNotice['kind'], 'amount-changed'>
type UserError = PlaceOrderAnswer['userErrors'][number]

/** What the page says of the piece itself, whose stone or design is gone. */
function isOfPiece({ code }: UserError): boolean {
  return code === 'STONE_UNAVAILABLE' || code === 'DESIGN_UNAVAILABLE'
}

function noticeKindOf({ code, field }: UserError): SaidAlone | null {
  switch (code) {
    case 'PRICE_CHANGED':
      return 'price-changed'
    case 'LINE_GONE':
      return 'line-gone'
    case 'DAY_TOO_EARLY':
      return 'day-too-early'
    case 'FINANCE_UNAVAILABLE':
      return 'finance-unavailable'
    case 'STONE_UNAVAILABLE':
    case 'DESIGN_UNAVAILABLE':
      return null
    default:
      return checkoutFieldOf(field) ? null : 'refused'
  }
}

function isFieldProblem(code: UserError['code']): code is Extract<UserError['code'], FieldProblem> {
  return code === 'REQUIRED' || code === 'TOO_LONG' || code === 'INVALID' || code === 'NOT_ACCEPTED'
}
