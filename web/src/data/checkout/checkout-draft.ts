import { boutiques } from '@shop/schema/domain/vocabulary/boutiques'
import { paymentMethods } from '@shop/schema/domain/vocabulary/payment-methods'
import {
  _default as withDefault,
  boolean,
  enum as oneOf,
  nullable,
  object,
  safeParse,
  string,
  type infer as Infer,
} from 'zod/mini'
import { keepTabText, parseTabText, tabText } from '../tab-text.ts'
import { checkoutNames } from './forget-checkout.ts'

/** Texts as they were typed, empty where nothing was. */
const postalAddress = object({
  line1: string(),
  line2: string(),
  town: string(),
  county: string(),
  postcode: string(),
})

const typedFields = object({
  contact: object({ email: string(), firstName: string(), lastName: string(), phone: string() }),
  delivery: object({
    way: oneOf(['ADDRESS', 'BOUTIQUE']),
    /** Whether the address is typed, rather than looked up by its postcode. */
    isByHand: boolean(),
    address: postalAddress,
    boutique: oneOf(boutiques),
    /** The first day that can be had whenever the order is placed, or a later one. */
    when: oneOf(['FIRST', 'LATER']),
    /** The later day, `2027-01-14`; empty while none is chosen. */
    day: string(),
  }),
  isBillingSame: boolean(),
  /** As of a delivery. A draft from before it was kept has none. */
  isBillingByHand: withDefault(boolean(), false),
  billingAddress: postalAddress,
  giftMessage: string(),
  method: oneOf(paymentMethods),
  /** The plan of `finance-plans`, by its place in the list. */
  financePlan: string(),
})

/** What is typed at the checkout, save the consents: those are given anew with every order. */
export type CheckoutFields = Infer<typeof typedFields>
export type PostalFields = CheckoutFields['billingAddress']

const draftSchema = object({
  /** Who was signed in when it was typed; null for a guest. */
  userId: nullable(string()),
  fields: typedFields,
  /**
   * The press of the last button whose answer is not known (rules/checkout#exactly-once): the key it was sent with, and
   * what was sent. Null for none.
   */
  press: nullable(object({ key: string(), order: string() })),
})

export type CheckoutDraft = Infer<typeof draftSchema>

/** Keeps what was typed so far, for this tab, until the order is paid (rules/checkout#guests). */
export function keepDraft(draft: CheckoutDraft): void {
  keepTabText(checkoutNames.draft, JSON.stringify(draft))
}

/** What was typed in this tab before; null for nothing, and for what cannot be read. */
export function keptDraft(): CheckoutDraft | null {
  return safeParse(draftSchema, parseTabText(tabText(checkoutNames.draft))).data ?? null
}
