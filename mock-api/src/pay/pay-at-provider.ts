import { inTransaction } from '../world/database.ts'
import type { World } from '../world/world.ts'
import { type CardForm, readCardForm } from './card-form.ts'
import { endPayment, isOpen } from './payment-provider.ts'
import { paymentById, type StoredPayment, updatePayment } from './provider-payment-store.ts'
import { challengeCode, keptOf, mostWrongCodes, type TestCard, walletCards } from './test-cards.ts'

/** What a form of a payment's page came to. */
export type Submission =
  | { readonly kind: 'unknown' }
  /** It has ended, now or before. */
  | { readonly kind: 'ended'; readonly payment: StoredPayment }
  /** It goes on: at the bank's page where it is challenged, else at the provider's. */
  | { readonly kind: 'open'; readonly payment: StoredPayment }
  /** The answer to the bank was not the code, and there are tries left. */
  | { readonly kind: 'wrong-code'; readonly payment: StoredPayment }
  | {
      readonly kind: 'invalid'
      readonly payment: StoredPayment
      readonly form: Extract<CardForm, { readonly kind: 'invalid' }>
    }

/** Takes the form of a payment's page; one that has ended stays as it is, so that of two tabs one decides. */
export function submitPayment(world: World, paymentId: string, form: URLSearchParams): Submission {
  return withOpenPayment(world, paymentId, (payment) => {
    if (form.get('action') === 'cancel') return endPayment(world, payment, { kind: 'cancelled' })
    if (payment.method === 'WALLET') return useCard(world, payment, cardOfDevice(form))
    const read = readCardForm(form, world.now())
    return read.kind === 'valid'
      ? useCard(world, payment, read.card)
      : { kind: 'invalid', payment, form: read }
  })
}

/** Takes an answer to the bank. */
export function submitChallenge(world: World, paymentId: string, form: URLSearchParams): Submission {
  return withOpenPayment(world, paymentId, (payment) => {
    // Nobody is asked: another tab has gone back to the card.
    if (payment.status !== 'challenged') return
    const { card } = payment
    const isRight = form.get('code')?.replaceAll(/\s/g, '') === challengeCode
    const wrongCodes = payment.wrongCodes + 1
    if (form.get('action') !== 'cancel' && isRight) return endPayment(world, payment, { kind: 'paid', card })
    if (form.get('action') === 'cancel' || wrongCodes >= mostWrongCodes) {
      return endPayment(world, payment, { kind: 'declined', card, reason: 'CHALLENGE_FAILED' })
    }
    const asked = { ...payment, wrongCodes }
    updatePayment(world.sql, asked)
    return { kind: 'wrong-code', payment: asked }
  })
}

/** All of it or nothing, and the last word is with how the payment then stands. */
function withOpenPayment(
  world: World,
  paymentId: string,
  act: (payment: StoredPayment) => Submission | void,
): Submission {
  return inTransaction(world.sql, () => {
    const payment = paymentById(world.sql, paymentId)
    if (payment === undefined) return { kind: 'unknown' }
    const result = isOpen(payment) ? act(payment) : undefined
    if (result) return result
    const after = paymentById(world.sql, paymentId) ?? payment
    return { kind: isOpen(after) ? 'open' : 'ended', payment: after }
  })
}

function useCard(world: World, payment: StoredPayment, used: TestCard): void {
  const card = keptOf(used)
  const { outcome } = used
  switch (outcome.kind) {
    case 'challenged':
      return updatePayment(world.sql, { ...payment, status: 'challenged', card })
    case 'failed':
      return endPayment(world, payment, outcome)
    case 'paid':
    case 'declined':
      return endPayment(world, payment, { ...outcome, card })
  }
}

/** The one that was chosen, or else the first. */
function cardOfDevice(form: URLSearchParams): TestCard {
  const [first] = walletCards
  return walletCards.find((card) => keptOf(card).lastDigits === form.get('card')) ?? first
}
