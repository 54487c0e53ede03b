import { describe, expect, it } from 'vitest'
import { randomOf } from './random.ts'
import { Probe } from './probe.ts'
import { curlOf } from './reports.ts'
import { runChecks } from './run-checks.ts'
import { sharedOf } from './shared.ts'
import { shopContract } from '../shop-contract.ts'
import { refusedTokens } from '../checks/account/signed-in-checks.ts'
import { withoutTokens, wrongTokenLike } from './wrong-token.ts'

const token = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI3In0.c2lnbmF0dXJlLW9mLXRlc3Rz'
const otherToken = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI4In0.c2lnbmF0dXJlLW9mLW90aGVycw'
const run = { url: 'https://api.test/graphql', channel: '1', isSignedIn: true }

describe('what a report shows of a request with a token', () => {
  it.each([
    [
      'the wrong one that is like it',
      wrongTokenLike(token),
      '"authorization: Bearer ${CONTRACT_TOKEN%??????}AAAAAA"',
    ],
    ['the token itself', token, '"authorization: Bearer $CONTRACT_TOKEN"'],
    ['the one of somebody else', otherToken, '"authorization: Bearer $CONTRACT_OTHER_TOKEN"'],
    ['another that has nothing of it', 'no-such-token', "'authorization: Bearer no-such-token'"],
  ])('has in place of %s what a shell reads', (_, sentToken, header) => {
    const sent = { query: '{ a }', variables: {}, changes: { authorization: `Bearer ${sentToken}` } }
    expect(curlOf(run, withoutTokens(sent, { token, otherToken }))).toContain(` -H ${header} `)
  })
})

it('a failure is kept without the token, and tells how it was sent', async () => {
  const address = {
    ...run,
    apiKey: 'key',
    token,
    send: () => Promise.resolve(Response.json({ data: { getVat: { vat: 20 } } })),
  }
  const [, tampered = ''] = refusedTokens(
    new Probe(address, shopContract(), randomOf(1, ''), sharedOf(address)),
  )
  const check = {
    operation: 'WhoAmI',
    name: 'a wrong token is refused',
    run: async (probe: Probe) => {
      await probe.expectRefusal('{ getVat { vat } }', {}, 'a wrong token', undefined, {
        authorization: tampered,
      })
    },
  }
  const [outcome] = await runChecks(address, shopContract(), [check], { seed: 1, canWrite: false })
  expect(outcome).toMatchObject({
    kind: 'failed',
    sent: { changes: { authorization: 'Bearer ${CONTRACT_TOKEN%??????}AAAAAA' } },
  })
})
