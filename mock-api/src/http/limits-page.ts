import { decimalText } from '@shop/schema/domain/values/decimal-text'
import { maxCost } from '../graphql/document-cost.ts'
import { maxDepth } from '../graphql/document-limits.ts'
import { mostSnapshots } from '../world/snapshots.ts'
import { pageOf } from './plain-page.ts'
import { maxBodyBytes } from './request-body.ts'

export const limitsPath = '/limits'

/** What nobody should believe because it worked here, each with where it can be believed. */
const unproven = [
  [
    'Speed',
    'The mock answers from memory, on this machine, to one developer. Measure a real API under load.',
  ],
  [
    'Real data',
    'Stones, pieces, customers and orders are drawn from a seed. Real ones have longer names, missing pictures, old records, and more of them.',
  ],
  [
    'Other people',
    'A world has the shoppers that you bring. Nobody else buys a stone between two of your requests unless you tell the world so.',
  ],
  [
    'Payment',
    'No bank is asked. Cards, the bank’s code, declines and messages are invented, and their order in time is kinder than a provider’s.',
  ],
  ['Credit', 'The lender decides by the income alone.'],
  [
    'Messages',
    'Letters lie in the outbox as they were written. Whether a mailbox shows or takes them is not tried.',
  ],
  ['Captcha and chat', 'Stand-ins that answer at once and keep nobody out.'],
  [
    'Security of the API',
    'Any api-key will do unless one was asked for. Tokens are signed with a key that every world makes for itself.',
  ],
  ['Caches and networks', 'There is no CDN, no proxy and no TLS in front of it.'],
  ['Addresses', 'A postcode has the addresses that were drawn for it. None of them is anybody’s.'],
  [
    'Pictures',
    'Rendered from drawings, in up to three sizes. Real photographs differ in weight, shape and colour.',
  ],
  [
    'That the real API does the same',
    'The mock keeps the contract; so does a real API only when npm run contract says so of that API.',
  ],
] as const

/** `/limits`: what the mock does not prove, and what it refuses (rules/worlds-and-mock#limits-of-the-mock). */
export function limitsPage(): Response {
  const rows = unproven.map(([what, why]) => `<tr><th scope="row">${what}<td>${why}</tr>`)
  return pageOf(
    'What the mock does not prove',
    `<p><a href="/">Back to the front page</a></p>
<h1>What the mock does not prove</h1>
<p>What works here follows the contract. That is not the same as working in front of customers:</p>
<table>
${rows.join('\n')}
</table>
<h2>What it refuses</h2>
<ul>
<li>documents that nest more than ${maxDepth} levels or cost more than ${decimalText(maxCost, 0)}: 250 for each thing
asked for, 1 for each field below it, as often as the list around it has rows
<li>bodies of more than ${maxBodyBytes / 1024} KB, numbers that no computer holds, ids of worlds that are none
<li>requests without <code>api-key</code> or <code>channelId</code>, and writes to worlds that are not JSON
<li>clocks outside of the years from 1970 to 8999
</ul>
<p>Every refusal has an <code>extensions.code</code>. Worlds live until nobody has used them for six hours; there are 500 at
most, each keeps ${mostSnapshots} states, and but for the default one they end with the process.</p>`,
  )
}
