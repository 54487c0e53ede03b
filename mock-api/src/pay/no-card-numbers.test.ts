import { representativePlan } from '@shop/schema/domain/finance/finance-plans'
import { pence } from '@shop/schema/domain/values/money'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { checkoutSession } from '../checkout/testing/checkout-session.ts'
import { pageOf } from '../checkout/testing/shopper.ts'
import { cartSession } from '../testing/cart-session.ts'
import { addressOf, spawnServer } from '../testing/spawn-server.ts'
import { createWorldClient } from '@shop/schema/http/world-client'
import { challengeCode, inGroups, testCards } from './test-cards.ts'
import { providerVisitor } from './testing/provider-visitor.ts'

// A process takes its time to start on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

let dataDir: string
let server: ChildProcess
const log: string[] = []

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'ashcombe-'))
  log.length = 0
  server = spawnServer({ MOCK_DATA_DIR: dataDir })
  for (const stream of [server.stdout, server.stderr]) {
    stream?.on('data', (chunk) => log.push(String(chunk)))
  }
})
afterEach(() => {
  server.kill('SIGKILL')
  rmSync(dataDir, { recursive: true })
})

/** One that is a digit short of right, as somebody types it; no bank's either. */
const mistyped = '4242424242424243'

/** The numbers that stand in a text, however their digits are grouped. */
function numbersIn(text: string): string[] {
  const digits = text.replaceAll(/(?<=\d)[ -](?=\d)/g, '')
  return [...testCards.map(({ number }) => number), mistyped].filter((number) => digits.includes(number))
}

/** All that the folder of the server holds: its world's state, and what a database writes beside it. */
const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'))
    .join('\n')

it('no number of a card is kept or logged, whatever becomes of its payment (rules/checkout#payment)', async () => {
  const address = await addressOf(server)
  const api = {
    fetch: (request: Request) => {
      const { pathname, search } = new URL(request.url)
      return fetch(new Request(new URL(pathname + search, address), request), { redirect: 'manual' })
    },
  }
  const worlds = createWorldClient(address)
  const visitor = providerVisitor(api)
  const checkout = checkoutSession(api)
  const answers: string[] = []

  /** Begins a payment for a ring of its own, and gives the path of its page. */
  async function begin(at: number, method: 'CARD' | 'FINANCE' = 'CARD'): Promise<string> {
    const sessionId = `session-${at}`
    const cart = cartSession(api, { sessionId })
    const basketItemId = `item-${at}`
    const { cart: filled } = await cart.add({ basketItemId, gemstoneId: String(stones[at]) })
    const placed = await checkout.place({
      idempotencyKey: `press-${at}`,
      cartSessionId: sessionId,
      basketItemIds: [basketItemId],
      expectedTotal: pence(filled?.cartItems[0]?.total ?? 0),
      delivery: { address: { line1: '74 Alder Walk', town: 'Bath', postcode: 'BA1 5LR' }, day: '2027-01-18' },
      method,
      financePlan: method === 'FINANCE' ? representativePlan : null,
    })
    expect(placed.userErrors).toEqual([])
    answers.push(JSON.stringify(await checkout.payment(placed.payment?.transactionId ?? '')))
    return pageOf(placed.payment) ?? ''
  }
  const look = cartSession(api, { sessionId: 'looking' })
  const stones: number[] = []
  for (let id = 100_103; stones.length <= testCards.length; id += 1) {
    const { userErrors } = await look.add({ basketItemId: `item-${id}`, gemstoneId: String(id) })
    if (userErrors.length === 0) stones.push(id)
  }

  for (const [at, { number, outcome }] of testCards.entries()) {
    const path = await begin(at)
    // What goes wrong on the way is where a log would tell too much.
    await worlds.setFaults('default', [
      { operation: 'PaymentPage', kind: 'http-500', remaining: 1 },
      { operation: 'PaymentWebhook', kind: 'http-500', remaining: 1 },
    ])
    expect((await visitor.pay(path, inGroups(number))).status).toBe(500)
    // The page names the cards of testers, and says back none that was typed.
    const asksAgain = await visitor.pay(path, mistyped)
    expect(numbersIn(asksAgain.html)).toEqual(testCards.map((card) => card.number))
    const cvc = number.length === 15 ? '1234' : '123'
    const typed = await visitor.pay(path, number, { cvc, expiry: '13/28' })
    expect(typed.status).toBe(422)
    const paid = await visitor.pay(path, inGroups(number), { cvc })
    expect(paid.status).toBe(303)
    answers.push(paid.location ?? '')
    if (outcome.kind === 'challenged') {
      await visitor.send(path.replace('?', '/challenge?'), { action: 'confirm', code: challengeCode })
    }
  }
  // The lender takes a deposit by card.
  const application = await begin(testCards.length, 'FINANCE')
  await visitor.send(application, { action: 'apply', income: '90,000', agrees: 'yes' })
  await visitor.send(application, {
    action: 'deposit',
    number: inGroups(testCards[0]?.number ?? ''),
    expiry: '09/28',
    cvc: '123',
    name: 'Maria Smith',
  })
  await worlds.advanceClock('default', 60_000)

  const outbox = (await visitor.open('/outbox.json')).html + (await visitor.open('/outbox')).html
  const journal = JSON.stringify(await worlds.sentMessages('default'))
  const snapshot = JSON.stringify(await worlds.get('default'))
  const running = filesOf(dataDir)
  server.kill('SIGTERM')
  await once(server, 'exit')

  // What may be known of a card is there, so that the places to look at are the right ones.
  const lastDigits = testCards.flatMap(({ number, outcome }) =>
    outcome.kind === 'failed' ? [] : number.slice(-4),
  )
  for (const text of [journal, running]) {
    expect(lastDigits.filter((digits) => !text.includes(`"lastDigits":"${digits}"`))).toEqual([])
  }
  expect(journal).toContain('application.accepted')
  expect(outbox.includes('Visa ending in 4242')).toBe(true)
  expect(log.join('')).toContain('listening')
  const places = {
    answers: answers.join('\n'),
    outbox,
    journal,
    snapshot,
    running,
    stopped: filesOf(dataDir),
    log: log.join(''),
  }
  for (const [place, text] of Object.entries(places)) expect([place, ...numbersIn(text)]).toEqual([place])
})
