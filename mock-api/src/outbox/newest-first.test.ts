import { setTimeout as wait } from 'node:timers/promises'
import { namedCustomers } from '@shop/fixtures/customers/named-customers'
import { outboxSchema } from '@shop/schema/http/outbox'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { mockWithApplication } from '../finance/testing/mock-with-application.ts'

let mock: ReturnType<typeof mockWithApplication>
beforeEach(() => {
  mock = mockWithApplication()
})
afterEach(() => mock.close())

const [niamh] = namedCustomers

it('a letter stands above one that was due before it, though nobody had asked (rules/worlds-and-mock#outbox)', async () => {
  await mock.visitor.send(mock.path, { action: 'apply', income: '18000', agrees: 'yes' })
  // The underwriter decides a moment later.
  await mock.worlds.setClock('default', '2026-11-25T10:19:59.900Z', { frozen: false })
  await wait(150)
  await mock.visitor.ask('/identity/forgot-password', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: niamh.email }),
  })
  const { messages } = outboxSchema.parse(JSON.parse((await mock.visitor.open('/outbox.json')).html))
  expect(messages.map(({ kind }) => kind)).toEqual(['PASSWORD_RESET', 'FINANCE_APPROVED', 'FINANCE_REFERRED'])
})
