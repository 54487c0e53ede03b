import { setTimeout } from 'node:timers/promises'
import type { Check } from '../../runner/check.ts'
import { Skipped } from '../../runner/outcome.ts'
import type { Probe } from '../../runner/probe.ts'
import { expectNow } from '../moments.ts'
import { newId } from '../new-id.ts'
import {
  type LinkPayment,
  press,
  pressQuery,
  raiseLink,
  readLink,
  readLinkPayment,
  withdrawLink,
} from './payment-link-at-target.ts'
import { declinedCard, payByCard, takenCard } from './provider-at-target.ts'

const operation = 'PayPaymentLink'
/** The clock of an answer counts whole seconds: so much later is to come, and comes soon. */
const soonMs = 2100
/** So often, a tenth of a second apart, a link is looked at until its time is over. */
const mostLooks = 40

/** What a boutique asks somebody to pay, where the target has the mock's till (rules/checkout#payment-link). */
export const paymentLinkChecks: readonly Check[] = [
  {
    operation: 'PaymentLink',
    name: 'a link says who asks whom for what, and until when',
    writes: true,
    async run(probe) {
      const amountPence = 100 + probe.random.below(1_000_000)
      for (const changed of [{ amountPence }, { raisedBy: null, boutique: 'MANCHESTER' as const }]) {
        const link = await raiseLink(probe, changed)
        const { reference, boutique, raisedBy, payerName } = link
        const shown = await readLink(probe, link.token)
        probe.expectSame(
          { ...shown, expiresAt: Date.parse(shown?.expiresAt ?? '') },
          {
            status: 'OPEN',
            amount: link.amountPence,
            reference,
            boutique,
            raisedBy,
            payerName,
            expiresAt: Date.parse(link.expiresAt),
            paidAt: null,
          },
          'A payment link that was raised just now',
        )
        await withdrawLink(probe, link)
      }
    },
  },
  {
    operation,
    name: 'a link is paid as a whole, by one payment, and once',
    writes: true,
    async run(probe) {
      const { token, amountPence } = await raiseLink(probe)
      probe.expectSame(
        await press(probe, token, { method: 'FINANCE' }),
        { payment: null, codes: ['METHOD_UNAVAILABLE'] },
        'What a link answers to finance',
      )
      const idempotencyKey = newId()
      const byWallet = { idempotencyKey, method: 'WALLET' }
      const first = await begin(probe, token, byWallet)
      expectBegun(probe, first, { method: 'WALLET', amountPence })
      const same = await begin(probe, token, byWallet)
      probe.expectSame(same.transactionId, first.transactionId, 'The payment of the same key')
      await probe.expectRefusal(
        pressQuery,
        { input: { token, idempotencyKey, method: 'CARD' } },
        'a key that was used for something else',
        'BAD_USER_INPUT',
      )
      const second = await begin(probe, token)
      expectBegun(probe, second, { method: 'CARD', amountPence })
      const ended = await readLinkPayment(probe, first.transactionId)
      probe.expectSame(
        [ended?.status, ended?.redirectUrl],
        ['CANCELLED', null],
        'The earlier payment of a link, once another is begun',
      )
      const open = await readLink(probe, token)
      probe.expectSame([open?.status, open?.paidAt], ['OPEN', null], 'A link while its payment is under way')
      await payByCard(probe, second, takenCard)
      const paid = await readLinkPayment(probe, second.transactionId)
      probe.expectSame(
        { ...paid, transactionId: undefined },
        {
          transactionId: undefined,
          status: 'PAID',
          method: 'CARD',
          amount: amountPence,
          redirectUrl: null,
          expiresAt: null,
          declineReason: null,
          order: null,
          paymentLink: { status: 'PAID' },
        },
        'The payment of a link that was paid',
      )
      const link = await readLink(probe, token)
      probe.expectSame(link?.status, 'PAID', 'The status of a link that was paid')
      expectNow(probe, link?.paidAt ?? null, 'A link that was paid just now was paid')
      await expectCannotBePaid(probe, token, 'PAID')
    },
  },
  {
    operation,
    name: 'a link whose card is refused can be paid by another',
    writes: true,
    async run(probe) {
      const link = await raiseLink(probe)
      const payment = await begin(probe, link.token)
      await payByCard(probe, payment, declinedCard)
      const declined = await readLinkPayment(probe, payment.transactionId)
      probe.expectSame(
        [declined?.status, declined?.declineReason, declined?.paymentLink],
        ['DECLINED', 'NOT_SAID', { status: 'OPEN' }],
        'The payment of a link, why it was refused, and its link',
      )
      await begin(probe, link.token)
      await withdrawLink(probe, link)
    },
  },
  {
    operation,
    name: 'a link that was taken back, or whose time is over, cannot be paid',
    writes: true,
    async run(probe) {
      const withdrawn = await raiseLink(probe)
      await withdrawLink(probe, withdrawn)
      await expectCannotBePaid(probe, withdrawn.token, 'WITHDRAWN')
      const now = probe.clock
      if (now === null) throw new Skipped('the answers have no date')
      const expiresAt = new Date(now.getTime() + soonMs).toISOString()
      const { token } = await raiseLink(probe, { expiresAt })
      for (let looks = 0; looks < mostLooks && !isOver(probe, expiresAt); looks += 1) {
        await setTimeout(100)
        await readLink(probe, token)
      }
      probe.skipUnless(isOver(probe, expiresAt), 'the clock of the target stands still')
      await expectCannotBePaid(probe, token, 'EXPIRED')
    },
  },
]

/** By the clock of the target. */
function isOver({ clock }: Probe, expiresAt: string): boolean {
  return clock !== null && clock.getTime() >= Date.parse(expiresAt)
}

async function begin(probe: Probe, token: string, changed: object = {}): Promise<LinkPayment> {
  const { payment, codes } = await press(probe, token, changed)
  probe.expectSame(codes, [], 'What speaks against the payment of a link that is open')
  if (payment) return payment
  return probe.fail('There is no payment of a link, and nothing speaks against it')
}

function expectBegun(
  probe: Probe,
  { status, method, amount, declineReason, order, paymentLink }: LinkPayment,
  expected: { readonly method: string; readonly amountPence: number },
): void {
  probe.expectSame(
    { status, method, amount, declineReason, order, paymentLink },
    {
      status: 'PENDING',
      method: expected.method,
      amount: expected.amountPence,
      declineReason: null,
      order: null,
      paymentLink: { status: 'OPEN' },
    },
    'The payment of a link that is begun',
  )
}

async function expectCannotBePaid(probe: Probe, token: string, status: string): Promise<void> {
  probe.expectSame((await readLink(probe, token))?.status, status, `The status of a link that is ${status}`)
  probe.expectSame(
    await press(probe, token),
    { payment: null, codes: [`LINK_${status}`] },
    `What a link that is ${status} answers to a payment`,
  )
}
