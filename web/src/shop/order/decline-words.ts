import type { Pence } from '@shop/schema/domain/values/money'
import { formatPence } from '#data/language/numbers.ts'
import type { DeclineReason } from '#generated/graphql/graphql.ts'
import { m } from '#generated/paraglide/messages.js'

const texts: Record<DeclineReason, (words: { amount: string }) => string> = {
  NOT_SAID: m.decline_not_said,
  INSUFFICIENT_FUNDS: m.decline_insufficient_funds,
  CARD_EXPIRED: m.decline_card_expired,
  WRONG_SECURITY_CODE: m.decline_wrong_security_code,
  CHALLENGE_FAILED: m.decline_challenge_failed,
  LENDER: m.decline_lender,
}

/** Why a payment was refused, and of how much, in a sentence or two. */
export function declineText({
  amount,
  declineReason,
}: {
  readonly amount: Pence
  readonly declineReason: DeclineReason | null
}): string {
  return texts[declineReason ?? 'NOT_SAID']({ amount: formatPence(amount) })
}
