import { formatPence } from '@shop/schema/domain/values/money'
import { escapeHtml } from '../http/escape-html.ts'
import { hostedPage } from '../pay/hosted-page.ts'
import type { ApplicationStatus, StoredApplication } from './application-store.ts'
import { frameOf, host } from './finance-pages.ts'

/** How an application stands at which its shopper can do nothing. */
export type RestingStatus = Exclude<ApplicationStatus, 'open' | 'approved'>

/** Where the shopper goes on; null where the lender's own page has to ask for something, or to say what happened. */
export function returnAddress(
  returnTo: StoredApplication['returnTo'],
  status: ApplicationStatus,
): string | null {
  const addresses: Readonly<Partial<Record<ApplicationStatus, string>>> = returnTo
  return addresses[status] ?? null
}

/** Says how an application stands, and leads back to the shop. */
export function restingPage(application: StoredApplication, status: RestingStatus): Response {
  const { heading, text } = words[status]
  const address = returnAddress(application.returnTo, status) ?? application.returnTo.cancelled
  return hostedPage({
    ...frameOf(application),
    title: heading,
    content: `<p>${text(formatPence(application.amountPence))}</p>
<p><a class="button" href="${escapeHtml(address)}">Back to Ashcombe</a></p>`,
  })
}

/** There is nothing to apply for at this address. */
export function unknownApplicationPage(siteUrl: string): Response {
  return hostedPage({
    host,
    title: 'There is no such application',
    payment: null,
    until: null,
    status: 404,
    content: `<p>Nothing can be applied for at this address, and nothing has been taken.</p>
<p><a class="button" href="${escapeHtml(siteUrl)}">Back to Ashcombe</a></p>`,
  })
}

const words: Readonly<
  Record<RestingStatus, { readonly heading: string; readonly text: (amount: string) => string }>
> = {
  referred: {
    heading: 'We are taking a closer look',
    text: () =>
      'Somebody reads your application by hand, within 20 minutes. This is not a refusal, and nothing was taken. We write to you.',
  },
  accepted: {
    heading: 'We lend to you',
    text: (amount) => `The deposit is paid, and ${amount} reach the shop. It cannot be applied for again.`,
  },
  declined: {
    heading: 'We cannot lend to you this time',
    text: () => 'Nothing was taken. The shop can be paid in another way.',
  },
  cancelled: {
    heading: 'This application was cancelled',
    text: () => 'Nothing was taken. The shop can begin another.',
  },
  expired: {
    heading: 'The time for this application is over',
    text: () => 'It was not completed in time. Nothing was taken. The shop can begin another.',
  },
}
