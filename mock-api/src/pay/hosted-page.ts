import { formatPence } from '@shop/schema/domain/values/money'
import { escapeHtml } from '../http/escape-html.ts'
import { momentInWords } from '../outbox/days-in-words.ts'
import { hostedPageStyles } from './hosted-page-styles.ts'
import type { ProviderPayment } from './provider-payment-store.ts'

/** Whose page it is: its name in the title of the window, and what stands at its foot; in plain text. */
export interface Host {
  readonly name: string
  readonly note: string
}

const paymentProvider: Host = {
  name: 'Ashcombe payments',
  note: 'A stand-in for the payment provider: no money moves, and what is entered here is not kept. Never enter a real card.',
}

export interface HostedPage {
  /** The payment provider, unless it is another's. */
  readonly host?: Host
  /** Of the window, and of the page unless `heading` says otherwise; in plain text. */
  readonly title: string
  readonly heading?: string
  /** Whose payment it is. Null where there is none. */
  readonly payment: Pick<ProviderPayment, 'amountPence' | 'description'> | null
  /** Until when it can be completed; null when it no longer can. */
  readonly until: Date | null
  /** What stands under the title, as HTML. */
  readonly content: string
  readonly status?: number
  /** Where its forms may lead, besides the provider itself: origins. */
  readonly formOrigins?: readonly string[]
}

/** A page of the provider, or of the lender: whole without a script, loading nothing, kept by nobody, in no frame. */
export function hostedPage({
  host = paymentProvider,
  title,
  heading = title,
  payment,
  until,
  content,
  status = 200,
  formOrigins = [],
}: HostedPage): Response {
  const html = `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} | ${escapeHtml(host.name)}</title>
<link rel="icon" href="data:,">
<style>${hostedPageStyles}</style>
<body>
<header class="summary"><div>
<p class="merchant">Ashcombe</p>
${payment === null ? '' : summary(payment, until)}
</div></header>
<main><div>
<h1>${escapeHtml(heading)}</h1>
${content}
</div></main>
<footer><p>${escapeHtml(host.note)}</p></footer>
</body>
</html>
`
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': [
        "default-src 'none'",
        "style-src 'unsafe-inline'",
        'img-src data:',
        `form-action ${["'self'", ...formOrigins].join(' ')}`,
        "base-uri 'none'",
        "frame-ancestors 'none'",
      ].join('; '),
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    },
  })
}

function summary(
  { amountPence, description }: NonNullable<HostedPage['payment']>,
  until: Date | null,
): string {
  return `<p class="amount">${formatPence(amountPence)}</p>
<dl>
<div><dt>For<dd>${escapeHtml(description)}</div>
${until === null ? '' : `<div><dt>Complete by<dd><time datetime="${until.toISOString()}">${momentInWords(until)}</time></div>`}
</dl>`
}
