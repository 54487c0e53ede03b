import { financeExample } from '@shop/schema/domain/finance/finance'
import { formatPence } from '@shop/schema/domain/values/money'
import { lender } from '@shop/schema/domain/vocabulary/lender'
import type { MessageKind } from '@shop/schema/http/outbox'
import { type Letter, writeLetter } from '../outbox/letter.ts'
import { sendMessage } from '../outbox/outbox-store.ts'
import type { World } from '../world/world.ts'
import type { StoredApplication } from './application-store.ts'
import { instalmentFacts } from './instalment-facts.ts'

/** Writes that the underwriter looks at an application (rules/finance#decisions). */
export function sendReferral(world: World, application: StoredApplication, pageAddress: string): void {
  send(world, application, {
    kind: 'FINANCE_REFERRED',
    subject: 'The lender takes a closer look',
    parts: [
      `${lender.name} reads some applications by hand, and yours is among them. This is not a refusal. It answers within 20 minutes, and we write to you then.`,
      'Nothing was taken. What you have chosen is held for you meanwhile.',
    ],
    link: { label: 'See your application', address: pageAddress },
  })
}

/** Writes what the underwriter has decided. `pageAddress` is that of the page where the deposit is paid. */
export function sendDecision(world: World, application: StoredApplication, pageAddress: string): void {
  if (application.status === 'approved') {
    send(world, application, {
      kind: 'FINANCE_APPROVED',
      subject: 'The lender has said yes',
      parts: [
        `${lender.name} lends for your order. Pay the deposit within 24 hours, and it is ordered. What you have chosen is held for you until then.`,
        termsOf(application),
      ],
      link: { label: 'Pay the deposit', address: pageAddress },
    })
  } else {
    send(world, application, {
      kind: 'FINANCE_DECLINED',
      subject: 'The lender cannot lend this time',
      parts: [
        `${lender.name} does not lend for this order. We are not told why; you can ask the lender at ${lender.address}.`,
        'Nothing was taken. Your basket is as it was, and can be paid in another way.',
      ],
      link: null,
    })
  }
}

function termsOf({ amountPence, plan }: StoredApplication): Letter['parts'][number] {
  const example = financeExample(amountPence, plan)
  if (example === null) throw new RangeError(`Nothing is lent of ${amountPence} pence`)
  return {
    heading: 'What the lender offers',
    facts: [
      { name: 'Cash price', value: formatPence(example.cashPricePence) },
      { name: 'Deposit', value: formatPence(example.depositPence) },
      { name: 'Total credit', value: formatPence(example.creditPence) },
      ...instalmentFacts(example).map(([name, value]) => ({ name, value })),
      { name: 'APR, fixed', value: `${plan.aprPercent}%` },
      { name: 'Total payable', value: formatPence(example.totalPayablePence) },
    ],
  }
}

function send(
  world: World,
  { applicant }: StoredApplication,
  letter: Omit<Letter, 'to' | 'firstName'> & { readonly kind: MessageKind },
): void {
  sendMessage(world, writeLetter({ ...letter, to: applicant.email, firstName: applicant.firstName }))
}
