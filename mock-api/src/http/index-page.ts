import { coupons } from '@shop/fixtures/coupons'
import { namedCustomers } from '@shop/fixtures/customers/named-customers'
import { vouchers } from '@shop/fixtures/vouchers'
import { formatPence } from '@shop/schema/domain/values/money'
import { outboxPath, paymentLinksPath } from '@shop/schema/http/service-paths'
import { challengeCode, inGroups, testCards } from '../pay/test-cards.ts'
import { escapeHtml } from './escape-html.ts'
import type { WorldView } from '../world/world-http.ts'

/** The mock's front page: where things are, who can sign in, which cards can be paid with, which worlds there are, and how to make one. */
export function indexPage(origin: string, worlds: readonly WorldView[]): Response {
  const rows = worlds.map(
    ({ id, now, frozen, faults }) =>
      `<tr><td><code>${id}</code><td>${now}${frozen ? ' (frozen)' : ''}<td>${faults.length}</tr>`,
  )
  const customers = namedCustomers.map(
    ({ firstName, lastName, email, password }) =>
      `<li>${firstName} ${lastName}: <code>${email}</code>, password <code>${password}</code>`,
  )
  const couponRows = coupons.map(
    ({ code, label, startsAt, endsAt }) =>
      `<tr><td><code>${code}</code><td>${label}<td>${dayOf(startsAt)} to ${dayOf(endsAt)}</tr>`,
  )
  const voucherRows = vouchers.map(
    ({ code, balancePence, endsAt }) =>
      `<tr><td><code>${code}</code><td>${formatPence(balancePence)} at the start<td>to ${dayOf(endsAt)}</tr>`,
  )
  const cards = testCards.map(
    ({ number, brand, says }) =>
      `<tr><td><code>${inGroups(number)}</code><td>${brand}<td>${escapeHtml(says)}</tr>`,
  )
  const html = `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Ashcombe mock API</title>
<link rel="icon" href="data:,">
<style>
  body { max-width: 46rem; margin: 3rem auto; padding: 0 1rem; font: 1rem/1.6 system-ui, sans-serif }
  td, th { padding: .2rem 1.5rem .2rem 0; text-align: left }
  pre { overflow-x: auto; padding: 1rem; background: #f4f2ee }
</style>
<h1>Ashcombe mock API</h1>
<p>This stands in for the shop’s API. Ask it something in <a href="/graphql">GraphiQL</a>.
What the shop would have sent is in the <a href="${outboxPath}">outbox</a>.</p>
<h2>Customers</h2>
<p>Anybody may sign in as one of these two, who are invented:</p>
<ul>
${customers.join('\n')}
</ul>
<pre>curl ${origin}/identity/sign-in -H 'content-type: application/json' \\
  -d '{"email":"${namedCustomers[0].email}","password":"${namedCustomers[0].password}"}'</pre>
<h2>Coupons and gift vouchers</h2>
<table>
<tr><th>Code<th>What it does<th>When</tr>
${[...couponRows, ...voucherRows].join('\n')}
</table>
<h2>Test cards</h2>
<p>A checkout leads to the payment provider’s page, which takes these alone, with any expiry date to come, any security
code and any name. The bank’s code is <code>${challengeCode}</code>. Never enter a real card.</p>
<table>
<tr><th>Number<th>Card<th>What happens</tr>
${cards.join('\n')}
</table>
<h2>Payment links</h2>
<p>A boutique asks somebody to pay like this; the e-mail with the link lies in the outbox. <a href="${paymentLinksPath}">Every
link</a> of this world, as data; <code>DELETE ${paymentLinksPath}/{token}</code> takes one back.</p>
<pre>curl ${origin}${paymentLinksPath} -H 'content-type: application/json' \\
  -d '{"amountPence":120000,"reference":"Bespoke ring, second instalment","boutique":"LONDON",
       "raisedBy":"Isla Grant","payerName":"Zoë Li","payerEmail":"li.zoe@example.com"}'</pre>
<h2>Worlds</h2>
<table>
<tr><th>World<th>Its time<th>Faults</tr>
${rows.join('\n')}
</table>
<p>A world is a copy of the seeded shop with a clock, faults, carts and accounts of its own. Make one, then send its id as the
header or the cookie <code>world</code>:</p>
<pre>curl -X POST ${origin}/worlds \\
  -H 'content-type: application/json' -d '{"id":"mine"}'
curl -X PUT ${origin}/worlds/mine/clock \\
  -H 'content-type: application/json' -d '{"now":"2026-12-18T14:05:00Z","frozen":true}'
curl -X PUT ${origin}/worlds/mine/faults \\
  -H 'content-type: application/json' -d '[{"operation":"*","kind":"delay","delayMs":2000}]'
curl -X PUT ${origin}/worlds/mine/stones/100010 \\
  -H 'content-type: application/json' -d '{"availability":"SOLD"}'
curl -X PUT ${origin}/worlds/mine/faults \\
  -H 'content-type: application/json' -d '[{"operation":"PaymentWebhook","kind":"dropped-connection","remaining":1}]'
curl ${origin}/worlds/mine/webhooks
curl -X POST ${origin}/worlds/mine/reset
curl -X DELETE ${origin}/worlds/mine</pre>
</html>
`
  return new Response(html, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  })
}

function dayOf(instant: string): string {
  return instant.slice(0, 10)
}
