import { coupons } from '@shop/fixtures/coupons'
import { namedCustomers } from '@shop/fixtures/customers/named-customers'
import { vouchers } from '@shop/fixtures/vouchers'
import { formatPence } from '@shop/schema/domain/values/money'
import { outboxPath, paymentLinksPath } from '@shop/schema/http/service-paths'
import { challengeCode, inGroups, testCards } from '../pay/test-cards.ts'
import { escapeHtml } from './escape-html.ts'
import { limitsPath } from './limits-page.ts'
import { pageOf } from './plain-page.ts'
import type { ScenarioView } from '@shop/schema/http/scenarios'
import type { WorldView } from '@shop/schema/http/worlds'

/** What the front page tells of the running mock. */
interface Facts {
  readonly origin: string
  /** Where the storefront is, whose panel chooses worlds by hand. */
  readonly siteUrl: string
  readonly worlds: readonly WorldView[]
  readonly scenarios: readonly ScenarioView[]
}

/**
 * The mock's front page: where things are, who can sign in, which cards can be paid with, which worlds there are, and
 * how to make one.
 */
export function indexPage({ origin, siteUrl, worlds, scenarios }: Facts): Response {
  const inShop = (path: string) => new URL(path, siteUrl).href
  const scenarioRows = scenarios.map(
    ({ name, says, path, signInAs }) =>
      `<dt><code>${name}</code><dd>${escapeHtml(says)} See <a href="${inShop(path)}">${path}</a>${
        signInAs === null ? '' : `, signed in as <code>${signInAs}</code>`
      }.`,
  )
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
  return pageOf(
    'Ashcombe mock API',
    `<h1>Ashcombe mock API</h1>
<p>This stands in for the shop’s API. Ask it something in <a href="/graphql">GraphiQL</a>.
What the shop would have sent is in the <a href="${outboxPath}">outbox</a>. What works here
does <a href="${limitsPath}">not prove everything</a>.</p>
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
<p>By hand: <a href="${inShop('/#worlds')}">the shop’s own panel</a> chooses world, time, faults and scenario.</p>
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
curl -X POST ${origin}/worlds/mine/snapshots \\
  -H 'content-type: application/json' -d '{"name":"before"}'
curl -X POST ${origin}/worlds/mine/restore \\
  -H 'content-type: application/json' -d '{"name":"before"}'
curl -X POST ${origin}/worlds/mine/fork \\
  -H 'content-type: application/json' -d '{"id":"other"}'
curl -X POST ${origin}/worlds/mine/reset -H 'content-type: application/json'
curl -X DELETE ${origin}/worlds/mine</pre>
<h2>Faults</h2>
<p>What goes wrong on purpose: <code>delay</code>, <code>graphql-error</code>, <code>http-500</code>, <code>http-429</code>,
<code>dropped-connection</code>, <code>partial-data</code>, <code>stale-read</code>, <code>malformed-body</code>,
<code>truncated-body</code> and <code>slow-body</code>. The third call alone, three in ten, a field that fails:</p>
<pre>curl -X PUT ${origin}/worlds/mine/faults -H 'content-type: application/json' -d '[
  {"operation":"SettingList","kind":"http-429","retryAfterSeconds":5,"afterCalls":2,"remaining":1},
  {"operation":"*","kind":"http-500","chance":0.3,"seed":7},
  {"operation":"*","kind":"partial-data","field":"Gemstone.certificate"}]'</pre>
<h2>Scenarios</h2>
<p>States that are hard to bring about by hand. Choosing one starts a world over:</p>
<pre>curl -X POST ${origin}/worlds/mine/scenario \\
  -H 'content-type: application/json' -d '{"name":"sale-ends-at-midnight"}'</pre>
<dl>
${scenarioRows.join('\n')}
</dl>`,
  )
}

function dayOf(instant: string): string {
  return instant.slice(0, 10)
}
