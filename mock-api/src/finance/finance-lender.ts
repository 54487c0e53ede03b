import { randomUUID } from 'node:crypto'
import { creditOf } from '@shop/schema/domain/finance/credit'
import type { Pence } from '@shop/schema/domain/values/money'
import type { PaymentMessage, PaymentMessageType } from '@shop/schema/http/payment-messages'
import { financePath } from '@shop/schema/http/service-paths'
import { sendPaymentMessage } from '../webhooks/payment-message-store.ts'
import { schedule } from '../world/due-events.ts'
import type { World } from '../world/world.ts'
import { pathInWorld } from '../world/world-choice.ts'
import {
  type FinanceApplication,
  applicationByReference,
  insertApplication,
  type StoredApplication,
  updateApplication,
} from './application-store.ts'
import { sendReferral } from './finance-letters.ts'
import { lenderDecision } from './lender-decision.ts'

export type { FinanceApplication, Applicant } from './application-store.ts'

const minuteMs = 60_000
/** How long an application can be completed (rules/checkout#payment). */
const applicationMs = 30 * minuteMs
/** How long the underwriter takes (rules/finance#decisions). */
const underwritingMs = 20 * minuteMs
/** How long an offer stands that came by e-mail. */
export const offerMs = 24 * 60 * minuteMs

/**
 * Opens an application at the lender, which ends by itself after half an hour. `path` is that of its page, with the
 * world in it. Throws where there is one with this reference already, and for a price of which the plan lends nothing.
 */
export function openAtLender(
  world: World,
  application: Omit<FinanceApplication, 'applicationId'>,
): { readonly applicationId: string; readonly path: string } {
  const applicationId = randomUUID()
  depositOf(application)
  const expiresMs = world.now().getTime() + applicationMs
  insertApplication(world.sql, { ...application, applicationId }, expiresMs)
  schedule(world, expiresMs, 'application-expiry', { applicationId })
  return { applicationId, path: pathInWorld(`${financePath}/${applicationId}`, world.id) }
}

/**
 * Ends an application for the shop; one that has ended already, unless it was accepted, counts as closed too. The answer
 * is the lender's last word, and no message follows. 'too-late' when its deposit was paid: the message about it is on
 * its way.
 */
export function closeAtLender(world: World, reference: string): 'closed' | 'too-late' {
  const application = applicationByReference(world.sql, reference)
  if (application?.status === 'accepted') return 'too-late'
  if (application !== undefined && !hasEnded(application)) {
    updateApplication(world.sql, { ...application, status: 'cancelled' })
  }
  return 'closed'
}

/** The deposit of an application, paid by card at the lender's page. */
function depositOf({ amountPence, plan }: Pick<FinanceApplication, 'amountPence' | 'plan'>): Pence {
  const credit = creditOf(amountPence, plan)
  if (credit === null) throw new RangeError(`Nothing is lent of ${amountPence} pence`)
  return credit.depositPence
}

/**
 * The lender decides on an open application, by the income of whoever applies; what is no longer open stays as it is.
 * `pageAddress` is that of the lender's page, for the messages to lead to.
 */
export function decideAtLender(
  world: World,
  application: StoredApplication,
  { incomePounds, pageAddress }: { readonly incomePounds: number; readonly pageAddress: string },
): StoredApplication {
  if (application.status !== 'open') return application
  const decided = { ...application, incomePounds, status: lenderDecision(incomePounds) }
  updateApplication(world.sql, decided)
  if (decided.status === 'declined') tell(world, decided, 'application.declined')
  if (decided.status === 'referred') {
    tell(world, decided, 'application.referred')
    sendReferral(world, decided, pageAddress)
    const { applicationId } = decided
    schedule(world, world.now().getTime() + underwritingMs, 'underwriting', { applicationId, pageAddress })
  }
  return decided
}

/** The deposit of an approved application was paid: the lender lends. What is not approved stays as it is. */
export function payDeposit(
  world: World,
  application: StoredApplication,
  card: NonNullable<PaymentMessage['card']>,
): StoredApplication {
  if (application.status !== 'approved') return application
  const accepted = { ...application, card, status: 'accepted' } as const
  updateApplication(world.sql, accepted)
  tell(world, accepted, 'application.accepted')
  return accepted
}

/** Ends an application whose shopper goes back to the shop; one that has ended, or is referred, stays as it is. */
export function cancelAtLender(world: World, application: StoredApplication): StoredApplication {
  if (application.status !== 'open' && application.status !== 'approved') return application
  const cancelled = { ...application, status: 'cancelled' } as const
  updateApplication(world.sql, cancelled)
  tell(world, cancelled, 'application.cancelled')
  return cancelled
}

export function hasEnded({ status }: Pick<StoredApplication, 'status'>): boolean {
  return !['open', 'referred', 'approved'].includes(status)
}

/** Sends word of an application to the shop. */
export function tell(
  world: World,
  application: StoredApplication,
  type: Extract<PaymentMessageType, `application.${string}`>,
): void {
  sendPaymentMessage(world, {
    type,
    reference: application.reference,
    amountPence: application.amountPence,
    card: application.card,
    declineReason: type === 'application.declined' ? 'LENDER' : null,
    depositPence: type === 'application.accepted' ? depositOf(application) : null,
  })
}
