import type { declineReasons } from '@shop/schema/http/payment-messages'

/** What the bank says of a card. */
export type CardOutcome =
  | { readonly kind: 'paid' }
  /** It asks who pays, and then takes it. */
  | { readonly kind: 'challenged' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'declined'; readonly reason: CardDeclineReason }

/** Every reason save the lender's. */
export type CardDeclineReason = Exclude<(typeof declineReasons)[number], 'LENDER'>

export interface TestCard {
  /** As it is typed, digits alone: the numbers that payment providers give to testers, and no bank's. */
  readonly number: string
  readonly brand: 'Visa' | 'Mastercard' | 'American Express'
  readonly outcome: CardOutcome
  /** What happens, for people. */
  readonly says: string
}

const paidCard: TestCard = {
  number: '4242424242424242',
  brand: 'Visa',
  outcome: { kind: 'paid' },
  says: 'Paid',
}
const declinedCard: TestCard = {
  number: '4000000000000002',
  brand: 'Visa',
  outcome: { kind: 'declined', reason: 'NOT_SAID' },
  says: 'Declined, no reason said',
}
const failedCard: TestCard = {
  number: '4000000000000119',
  brand: 'Visa',
  outcome: { kind: 'failed' },
  says: 'Failed at the provider',
}

/** Every card that the provider takes; the first three are paid. */
export const testCards: readonly TestCard[] = [
  paidCard,
  { number: '5555555555554444', brand: 'Mastercard', outcome: { kind: 'paid' }, says: 'Paid' },
  { number: '378282246310005', brand: 'American Express', outcome: { kind: 'paid' }, says: 'Paid' },
  {
    number: '4000002760003184',
    brand: 'Visa',
    outcome: { kind: 'challenged' },
    says: 'The bank asks for a code, then paid',
  },
  declinedCard,
  {
    number: '4000000000009995',
    brand: 'Visa',
    outcome: { kind: 'declined', reason: 'INSUFFICIENT_FUNDS' },
    says: 'Declined, not enough money',
  },
  {
    number: '4000000000000069',
    brand: 'Visa',
    outcome: { kind: 'declined', reason: 'CARD_EXPIRED' },
    says: 'Declined, card out of date',
  },
  {
    number: '4000000000000127',
    brand: 'Visa',
    outcome: { kind: 'declined', reason: 'WRONG_SECURITY_CODE' },
    says: 'Declined, wrong security code',
  },
  {
    number: '4000008400001629',
    brand: 'Visa',
    outcome: { kind: 'declined', reason: 'CHALLENGE_FAILED' },
    says: 'Declined, the bank’s check not passed',
  },
  failedCard,
]

/** Those that a shopper's device keeps. */
export const walletCards = [paidCard, declinedCard, failedCard] as const

/** The card with this number; undefined for every other number. */
export function testCardOf(number: string): TestCard | undefined {
  return testCards.find((card) => card.number === number)
}

/** The answer that passes the bank's check. */
export const challengeCode = '123456'
/** So many wrong answers, and the bank declines. */
export const mostWrongCodes = 3

/** What may be kept of a card. */
export function keptOf({ number, brand }: TestCard): { readonly brand: string; readonly lastDigits: string } {
  return { brand, lastDigits: number.slice(-4) }
}

/** A number as it stands on the card. */
export function inGroups(number: string): string {
  const grouped = number.length === 15 ? /^(\d{4})(\d{6})(\d{5})$/ : /^(\d{4})(\d{4})(\d{4})(\d{4})$/
  return grouped.exec(number)?.slice(1).join(' ') ?? number
}
