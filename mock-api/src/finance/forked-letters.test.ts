import { outboxSchema } from '@shop/schema/http/outbox'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { mockWithApplication } from './testing/mock-with-application.ts'

let mock: ReturnType<typeof mockWithApplication>
beforeEach(async () => {
  mock = mockWithApplication()
  await mock.visitor.send(mock.path, { action: 'apply', income: '18000', agrees: 'yes' })
})
afterEach(() => mock.close())

const deposit = { action: 'deposit', number: '4242 4242 4242 4242', expiry: '09/28', cvc: '123', name: 'Zoë' }

/** The newest letter in the outbox of a world, and how it reads. */
async function newestIn(world: string) {
  const { html } = await mock.visitor.ask('/outbox.json', { headers: { world } })
  const [newest] = outboxSchema.parse(JSON.parse(html)).messages
  if (newest === undefined || newest.link === null) throw new Error('No letter with a link')
  return { ...newest, address: newest.link.address }
}

/** What becomes of an address when it is opened. */
const headingOf = async (address: string) =>
  /<h1[^>]*>([^<]*)/.exec(
    (await mock.visitor.open(new URL(address).pathname + new URL(address).search)).html,
  )?.[1]

describe('a letter of the lender in a world that was forked (rules/worlds-and-mock#snapshots)', () => {
  it('leads to the page of the fork, in all that it consists of', async () => {
    await mock.worlds.fork('default', 'copy')
    const { kind, address, text, html } = await newestIn('copy')
    expect(kind).toBe('FINANCE_REFERRED')
    expect(address).toMatch(/^http:\/\/lender\.test\/finance\/[\w-]{36}\?world=copy$/)
    expect(text).toContain(`See your application: ${address}\n`)
    expect(html).toContain(`href="${address}"`)
    await mock.worlds.fork('copy', 'again')
    expect((await newestIn('again')).address).toBe(address.replace('=copy', '=again'))
  })

  it('has the deposit paid there, and leaves the other as it was', async () => {
    await mock.worlds.setClock('default', '2026-11-25T10:20:00Z')
    await mock.worlds.fork('default', 'copy')
    const own = await newestIn('default')
    const { kind, address } = await newestIn('copy')
    expect(kind).toBe('FINANCE_APPROVED')
    await mock.visitor.send(address.replace('http://lender.test', ''), deposit)
    expect(await headingOf(address)).not.toBe('You are approved. Pay the deposit')
    expect(await headingOf(own.address)).toBe('You are approved. Pay the deposit')
  })
})
