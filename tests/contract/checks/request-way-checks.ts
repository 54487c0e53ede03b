import { codesOf, isRefused } from '../runner/api.ts'
import type { Check } from '../runner/check.ts'
import { expectWords } from './request-checks.ts'

const operation = '(every request)'
const query = '{ getVat { vat } }'
const change = 'mutation { clearCart(cartSessionId: "contract-by-another-way") { userErrors { code } } }'

/** In which ways an address is asked, and in which form it answers (rules/contract#limits). */
export const requestWayChecks: readonly Check[] = [
  {
    operation,
    name: 'nothing is changed but by POST',
    async run(probe) {
      for (const method of ['PUT', 'PATCH', 'DELETE']) {
        const answer = await probe.sendBody(JSON.stringify({ query: change }), {}, method)
        probe.expect(isRefused(answer, change), `A mutation by ${method} is answered with ${answer.status}`)
        expectWords(probe, answer, `a mutation by ${method}`, 'METHOD_NOT_ALLOWED')
      }
    },
  },
  {
    operation,
    name: 'an answer has the form that was asked for, or is refused',
    async run(probe) {
      for (const accept of ['text/plain', 'image/png']) {
        const answer = await probe.send(query, {}, { accept })
        probe.expect(isRefused(answer, query), `An answer as ${accept} is not refused: ${answer.status}`)
        expectWords(probe, answer, `an answer as ${accept}`, 'NOT_ACCEPTABLE')
      }
      for (const accept of ['application/json', 'application/graphql-response+json']) {
        const answer = await probe.send(query, {}, { accept })
        // Only JSON has every API.
        if (accept !== 'application/json' && codesOf(answer)[0] === 'NOT_ACCEPTABLE') continue
        const [type] = (answer.headers.get('content-type') ?? 'none').split(';')
        probe.expectSame([answer.status, type], [200, accept], `Status and type of an answer as ${accept}`)
      }
    },
  },
]
