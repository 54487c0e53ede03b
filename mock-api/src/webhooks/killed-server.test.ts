import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pageOf, shopperWith } from '../checkout/testing/shopper.ts'
import { checkoutSession } from '../checkout/testing/checkout-session.ts'
import { cartSession } from '../testing/cart-session.ts'
import { providerVisitor } from '../pay/testing/provider-visitor.ts'
import { messagesOf } from '../testing/messages-of.ts'
import { addressOf, spawnServer } from '../testing/spawn-server.ts'
import { createWorldClient } from '@shop/schema/http/world-client'

// A process takes its time to start on a busy machine.
vi.setConfig({ testTimeout: 30_000 })

let dataDir: string
let servers: ChildProcess[]
/** What the servers have written to whoever runs them. */
let log: string[]
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'ashcombe-'))
  servers = []
  log = []
})
afterEach(() => {
  for (const server of servers) server.kill('SIGKILL')
  rmSync(dataDir, { recursive: true })
})

/** A server on the file of the others, and how it looks from outside. */
async function start() {
  const server = spawnServer({ MOCK_DATA_DIR: dataDir, SITE_URL: 'http://shop.test' })
  servers.push(server)
  for (const stream of [server.stdout, server.stderr]) {
    stream?.on('data', (chunk) => log.push(String(chunk)))
  }
  const address = await addressOf(server)
  const api = {
    fetch(request: Request) {
      const { pathname, search } = new URL(request.url)
      // Where a browser is sent is what a test looks at.
      return fetch(new Request(new URL(pathname + search, address), request), { redirect: 'manual' })
    },
  }
  const worlds = createWorldClient(address)
  return {
    api,
    worlds,
    visitor: providerVisitor(api),
    /** What the provider tells the API: how often, and what was answered last. */
    async tries() {
      const sent = await worlds.sentMessages('default')
      return sent.map(({ message, tries, lastAnswer }) => `${message.type} ${tries} ${lastAnswer}`)
    },
    async kill() {
      server.kill('SIGKILL')
      await once(server, 'exit')
    },
  }
}

const lost = { kind: 'dropped-connection', operation: 'PaymentWebhook' } as const

/** When the process ends: what was to become of the message, and how it stands before and after. */
const moments = [
  {
    when: 'before the message was first tried',
    faults: [{ kind: 'delay', operation: 'PaymentWebhook', delayMs: 60_000, remaining: 1 }],
    before: 'payment.succeeded 0 null',
    status: 'PENDING',
    waitMs: 60_000,
    after: 'payment.succeeded 1 200',
  },
  {
    when: 'after the first try was lost',
    faults: [{ ...lost, remaining: 1 }],
    before: 'payment.succeeded 1 null',
    status: 'PENDING',
    waitMs: 60_000,
    after: 'payment.succeeded 2 200',
  },
  {
    when: 'between two tries, of which the API refuses another after the restart',
    faults: [
      { ...lost, remaining: 1 },
      { kind: 'http-500', operation: 'PaymentWebhook', remaining: 1 },
    ],
    before: 'payment.succeeded 1 null',
    status: 'PENDING',
    waitMs: 6 * 60_000,
    after: 'payment.succeeded 3 200',
  },
  {
    when: 'when the order was made and the shopper had no answer yet',
    faults: [],
    before: 'payment.succeeded 1 200',
    status: 'PAID',
    waitMs: 60_000,
    after: 'payment.succeeded 1 200',
  },
] as const

it.each(moments)(
  'makes one order of a payment when it is killed $when (rules/checkout#payment)',
  async (moment) => {
    const first = await start()
    await first.worlds.setClock('default', '2026-11-25T10:00:00Z')
    const sessionId = 'phone'
    const shopper = await shopperWith(first.api, { gemstoneId: '100103', sessionId, world: 'default' })
    const { payment } = await shopper.press()
    const transactionId = payment?.transactionId ?? 'nothing was begun'
    const page = pageOf(payment) ?? ''
    const thankYou = `http://shop.test/thank-you/${transactionId}`
    await first.worlds.setFaults('default', moment.faults)
    expect((await first.visitor.pay(page, '4242424242424242')).location).toBe(thankYou)
    expect(await first.tries()).toEqual([moment.before])
    await first.kill()

    const second = await start()
    const checkout = checkoutSession(second.api)
    expect((await checkout.payment(transactionId))?.status).toBe(moment.status)
    // Nobody pays a second time meanwhile.
    expect((await second.visitor.pay(page, '4000000000000002')).location).toBe(thankYou)
    await second.worlds.advanceClock('default', moment.waitMs)
    const paid = await checkout.payment(transactionId)
    expect(paid).toMatchObject({
      status: 'PAID',
      order: { lines: [{ gemstones: [{ gemstoneId: '100103' }] }] },
    })
    expect(await second.tries()).toEqual([moment.after])
    expect((await cartSession(second.api, { sessionId }).get())?.cartItems).toEqual([])

    const [message] = await second.worlds.sentMessages('default')
    await second.worlds.replayMessage('default', message?.message.id ?? '')
    expect(await checkout.payment(transactionId)).toEqual(paid)
    const confirmed = (await messagesOf(second.api)).filter(({ kind }) => kind === 'ORDER_CONFIRMED')
    expect(confirmed).toHaveLength(1)
    expect(log.join('')).toContain('listening')
    expect(log.join('')).not.toMatch(/4242424242424242|4000000000000002/)
  },
)

it('begins one payment of a press that is sent again, since it was killed before its answer came', async () => {
  const first = await start()
  await first.worlds.setClock('default', '2026-11-25T10:00:00Z')
  const piece = { gemstoneId: '100103', sessionId: 'phone', world: 'default' }
  const { payment } = await (await shopperWith(first.api, piece)).press()
  await first.kill()

  const again = await (await shopperWith((await start()).api, piece)).press()
  expect(again).toMatchObject({ payment: { transactionId: payment?.transactionId }, codes: [] })
})
