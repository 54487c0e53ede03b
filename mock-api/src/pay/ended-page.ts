import { formatPence } from '@shop/schema/domain/values/money'
import { escapeHtml } from '../http/escape-html.ts'
import { hostedPage } from './hosted-page.ts'
import type { ProviderStatus, StoredPayment } from './provider-payment-store.ts'

export type EndedStatus = Exclude<ProviderStatus, 'open' | 'challenged'>

/** Where the shopper goes on; null where the provider's own page has to ask for something, or to say what happened. */
export function returnAddress(returnTo: StoredPayment['returnTo'], status: ProviderStatus): string | null {
  const addresses: Readonly<Partial<Record<ProviderStatus, string>>> = returnTo
  return addresses[status] ?? null
}

/** Says that a payment has ended, how, and leads back to the shop. */
export function endedPage(payment: StoredPayment, status: EndedStatus): Response {
  const { heading, text } = words[status]
  const address = returnAddress(payment.returnTo, status) ?? payment.returnTo.cancelled
  return hostedPage({
    title: heading,
    payment,
    until: null,
    content: `<p>${text(formatPence(payment.amountPence))}</p>
<p><a class="button" href="${escapeHtml(address)}">Back to Ashcombe</a></p>`,
  })
}

/** There is nothing to pay at this address. */
export function unknownPaymentPage(siteUrl: string): Response {
  return hostedPage({
    title: 'There is no such payment',
    payment: null,
    until: null,
    status: 404,
    content: `<p>Nothing can be paid at this address, and nothing has been taken.</p>
<p><a class="button" href="${escapeHtml(siteUrl)}">Back to Ashcombe</a></p>`,
  })
}

const words: Readonly<
  Record<EndedStatus, { readonly heading: string; readonly text: (amount: string) => string }>
> = {
  paid: {
    heading: 'This has been paid',
    text: (amount) => `${amount} was paid. It cannot be paid a second time.`,
  },
  declined: {
    heading: 'The bank has declined this payment',
    text: () => 'No money was taken. The shop can begin another payment, with this card or another.',
  },
  failed: {
    heading: 'This payment has failed',
    text: () => 'Something went wrong on our side. No money was taken. The shop can begin another payment.',
  },
  cancelled: {
    heading: 'This payment was cancelled',
    text: () => 'No money was taken. The shop can begin another payment.',
  },
  expired: {
    heading: 'The time for this payment is over',
    text: () =>
      'It was not completed within half an hour. No money was taken. The shop can begin another payment.',
  },
}
