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
import { addressOf, spawnServer } from '../testing/spawn-server.ts'
import { createWorldClient } from '../world/client.ts'

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

it('makes the order after a restart when it is killed between the payment and its message (rules/checkout#payment)', async () => {
  const first = await start()
  await first.worlds.setClock('default', '2026-11-25T10:00:00Z')
  const sessionId = 'phone'
  const shopper = await shopperWith(first.api, { gemstoneId: '100103', sessionId, world: 'default' })
  const { payment } = await shopper.press()
  const transactionId = payment?.transactionId ?? 'nothing was begun'
  const page = pageOf(payment) ?? ''
  const thankYou = `http://shop.test/thank-you/${transactionId}`
  await first.worlds.setFaults('default', [
    { kind: 'dropped-connection', operation: 'PaymentWebhook', remaining: 1 },
  ])
  expect((await first.visitor.pay(page, '4242424242424242')).location).toBe(thankYou)
  expect(await first.tries()).toEqual(['payment.succeeded 1 null'])
  await first.kill()

  const second = await start()
  const checkout = checkoutSession(second.api)
  expect((await checkout.payment(transactionId))?.status).toBe('PENDING')
  // Nobody pays a second time meanwhile.
  expect((await second.visitor.pay(page, '4000000000000002')).location).toBe(thankYou)
  await second.worlds.advanceClock('default', 60_000)
  const paid = await checkout.payment(transactionId)
  expect(paid).toMatchObject({
    status: 'PAID',
    order: { lines: [{ gemstones: [{ gemstoneId: '100103' }] }] },
  })
  expect(await second.tries()).toEqual(['payment.succeeded 2 200'])
  expect((await cartSession(second.api, { sessionId }).get())?.cartItems).toEqual([])

  const [message] = await second.worlds.sentMessages('default')
  await second.worlds.replayMessage('default', message?.message.id ?? '')
  expect(await checkout.payment(transactionId)).toEqual(paid)
  expect(log.join('')).toContain('listening')
  expect(log.join('')).not.toMatch(/4242424242424242|4000000000000002/)
})
