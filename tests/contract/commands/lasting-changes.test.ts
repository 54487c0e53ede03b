import { expect, it } from 'vitest'
import { lastingFields, lastingOf } from './lasting-changes.ts'
import { watchingChanges } from './watch-changes.ts'

const url = 'http://api.test/graphql'

/** What is left of documents that are sent to an API which answers so. */
async function leftOf(...sent: readonly { query: string; variables?: object; data: object | null }[]) {
  const answers = sent.map(({ data }) => Response.json({ data }))
  const { send, changes } = watchingChanges(async () => answers.shift() ?? Response.error(), lastingFields)
  for (const { query, variables } of sent) {
    await send(new Request(url, { method: 'POST', body: JSON.stringify({ query, variables }) }))
  }
  return lastingOf(changes())
}

const one = 'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { userErrors { code } } }'
const done = { userErrors: [] }

it('what is sent twice with one key is left once, in any letter case', async () => {
  const send = (idempotencyKey: string) => ({
    query: one,
    variables: { input: { idempotencyKey } },
    data: { placeOrder: done },
  })
  expect(await leftOf(send('a'), send('A'), send('b'))).toEqual(['payments and orders: 2'])
})

it('each field of a document is counted by the name that it is answered by', async () => {
  const query = `mutation ($email: String!) {
    subscribeToNewsletter(input: { email: $email }) { userErrors { code } }
    other: subscribeToNewsletter(input: { email: "b@example.com" }) { userErrors { code } }
    third: subscribeToNewsletter(input: { email: "c" }) { userErrors { code } }
  }`
  const data = { subscribeToNewsletter: done, other: done, third: { userErrors: [{ code: 'INVALID' }] } }
  expect(await leftOf({ query, variables: { email: 'a@example.com' }, data })).toEqual([
    'addresses that letters were asked for: 2',
  ])
})

it('what has no answer is kept as sent and not as done', async () => {
  const nobody = () => Promise.reject(new TypeError('fetch failed'))
  const { send, changes } = watchingChanges(nobody, lastingFields)
  const body = JSON.stringify({ query: one, variables: { input: { idempotencyKey: 'a' } } })
  await expect(send(new Request(url, { method: 'POST', body }))).rejects.toThrow('fetch failed')
  expect(changes()).toEqual([
    { field: 'placeOrder', args: { input: { idempotencyKey: 'a' } }, isDone: false },
  ])
})

it.each([
  ['was refused', one, { placeOrder: { userErrors: [{ code: 'NO_TERMS' }] } }],
  ['has no answer', one, null],
  ['is read', 'query { placeOrder(input: {}) { userErrors { code } } }', { placeOrder: done }],
  ['is no document', 'placeOrder(', { placeOrder: done }],
])('nothing is left of what %s', async (_, query, data) => {
  expect(await leftOf({ query, variables: { input: {} }, data })).toEqual([])
})
