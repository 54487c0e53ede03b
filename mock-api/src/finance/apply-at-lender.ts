import { readCardForm } from '../pay/card-form.ts'
import type { InvalidCard } from '../pay/pay-pages.ts'
import { keptOf } from '../pay/test-cards.ts'
import { inTransaction } from '../world/database.ts'
import type { World } from '../world/world.ts'
import { type ApplicationForm, readApplicationForm } from './application-form.ts'
import { applicationById, type StoredApplication } from './application-store.ts'
import { cancelAtLender, decideAtLender, payDeposit } from './finance-lender.ts'

/** What a form of the lender's page came to. */
export type Submission =
  | { readonly kind: 'unknown' }
  /** It stands as it says. */
  | { readonly kind: 'stands'; readonly application: StoredApplication }
  | {
      readonly kind: 'invalid'
      readonly application: StoredApplication
      readonly form: Extract<ApplicationForm, { readonly kind: 'invalid' }>
    }
  | { readonly kind: 'invalid-card'; readonly application: StoredApplication; readonly card: InvalidCard }

/**
 * Takes a form of the lender's page: the application while it is open, the card for the deposit once it is approved.
 * One that has ended stays as it is, so that of two tabs one decides.
 */
export function submitToLender(
  world: World,
  applicationId: string,
  { form, pageAddress }: { readonly form: URLSearchParams; readonly pageAddress: string },
): Submission {
  return inTransaction(world.sql, () => {
    const application = applicationById(world.sql, applicationId)
    if (application === undefined) return { kind: 'unknown' }
    const action = form.get('action')
    if (action === 'cancel') return stands(cancelAtLender(world, application))
    // A form of an earlier step, from another tab, finds how it stands by now.
    if (action === 'apply' && application.status === 'open') {
      const read = readApplicationForm(form)
      if (read.kind === 'invalid') return { kind: 'invalid', application, form: read }
      return stands(decideAtLender(world, application, { incomePounds: read.incomePounds, pageAddress }))
    }
    if (action === 'deposit' && application.status === 'approved')
      return takeDeposit(world, application, form)
    return stands(application)
  })
}

/** What the bank does not take is asked for again: the application stays approved. */
function takeDeposit(world: World, application: StoredApplication, form: URLSearchParams): Submission {
  const read = readCardForm(form, world.now())
  if (read.kind === 'invalid') return { kind: 'invalid-card', application, card: read }
  const { kind } = read.card.outcome
  if (kind === 'paid' || kind === 'challenged')
    return stands(payDeposit(world, application, keptOf(read.card)))
  const message = `${refusals[kind]} Nothing was taken: try another card.`
  const kept = { expiry: form.get('expiry') ?? '', name: form.get('name') ?? '' }
  return {
    kind: 'invalid-card',
    application,
    card: { kind: 'invalid', problems: [{ field: 'number', message }], kept },
  }
}

const refusals = {
  declined: 'The bank has declined this card.',
  failed: 'The deposit could not be taken.',
} as const

function stands(application: StoredApplication): Submission {
  return { kind: 'stands', application }
}
