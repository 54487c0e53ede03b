import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { folderWithPayment } from '../pay/testing/mock-with-payment.ts'
import { providerVisitor } from '../pay/testing/provider-visitor.ts'
import { addressOf, spawnServer } from '../testing/spawn-server.ts'
import { createWorldClient } from '../world/client.ts'

// A process takes its time to start on a busy machine.
vi.setConfig({ testTimeout: 30_000 })

let folder: ReturnType<typeof folderWithPayment>
let servers: ChildProcess[]
beforeEach(() => {
  folder = folderWithPayment()
  servers = []
})
afterEach(() => {
  for (const server of servers) server.kill('SIGKILL')
  folder.remove()
})

async function start() {
  const server = spawnServer({ MOCK_DATA_DIR: folder.dataDir })
  servers.push(server)
  const address = await addressOf(server)
  return {
    worlds: createWorldClient(address),
    visitor: providerVisitor({
      // Where the browser is sent is what a test looks at.
      fetch: (request) =>
        fetch(new Request(new URL(new URL(request.url).pathname, address), request), { redirect: 'manual' }),
    }),
    async kill() {
      server.kill('SIGKILL')
      await once(server, 'exit')
    },
  }
}

/** What the provider tells the API: how often, and what it answered last. */
async function triesOf(worlds: Awaited<ReturnType<typeof start>>['worlds']) {
  const sent = await worlds.sentMessages('default')
  return sent.map(({ message, tries, lastAnswer }) => `${message.type} ${tries} ${lastAnswer}`)
}

describe('a server that is killed between the payment and its message', () => {
  it('tells the API of it after a restart (rules/checkout#payment)', async () => {
    const first = await start()
    await first.worlds.setFaults('default', [
      { kind: 'dropped-connection', operation: 'PaymentWebhook', remaining: 1 },
    ])
    const { location } = await first.visitor.pay(folder.path, '4242424242424242')
    expect(location).toBe('http://shop.test/thank-you/transaction-1')
    expect(await triesOf(first.worlds)).toEqual(['payment.succeeded 1 null'])
    await first.kill()

    const second = await start()
    expect(await triesOf(second.worlds)).toEqual(['payment.succeeded 1 null'])
    await second.worlds.advanceClock('default', 60_000)
    // The API has looked at it: the shop never began a payment with this reference.
    expect(await triesOf(second.worlds)).toEqual(['payment.succeeded 2 404'])
    expect((await second.visitor.open(folder.path)).html).toContain('<h1>This has been paid</h1>')
  })

  it('lets nobody pay a second time, and forgets no delay', async () => {
    const first = await start()
    await first.worlds.setFaults('default', [
      { kind: 'delay', operation: 'PaymentWebhook', delayMs: 30_000, remaining: 1 },
    ])
    await first.visitor.pay(folder.path, '4242424242424242')
    await first.kill()

    const second = await start()
    const again = await second.visitor.pay(folder.path, '4000000000000002')
    expect(again.location).toBe('http://shop.test/thank-you/transaction-1')
    expect(await triesOf(second.worlds)).toEqual(['payment.succeeded 0 null'])
    await second.worlds.advanceClock('default', 30_000)
    expect(await triesOf(second.worlds)).toEqual(['payment.succeeded 1 404'])
  })
})
