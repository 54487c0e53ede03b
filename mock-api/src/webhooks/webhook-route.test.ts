import { signatureHeader } from '@shop/schema/http/payment-messages'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createMockApi } from '../app.ts'
import { createWorldClient } from '@shop/schema/http/world-client'
import type { World } from '../world/world.ts'
import { Worlds } from '../world/worlds.ts'
import { sendPaymentMessage } from './payment-message-store.ts'
import type { SettlePayment } from './receive-message.ts'
import { signatureOf } from './signature.ts'
import { paidNews } from './testing/payment-news.ts'
import { respondToWebhook } from './webhook-route.ts'

const startMs = Date.parse('2026-11-25T10:00:00Z')
const message = {
  ...paidNews,
  id: 'message-1',
  sequence: 1,
  occurredAt: '2026-11-25T10:00:00.000Z',
}
const body = JSON.stringify(message)

let worlds: Worlds
let world: World
let taken: string[]
let result: ReturnType<SettlePayment>
beforeEach(() => {
  worlds = new Worlds({ startMs })
  world = worlds.default
  world.setClock(new Date(startMs), true)
  taken = []
  result = 'settled'
})
afterEach(() => worlds.close())

const settle: SettlePayment = (_, { reference }) => {
  taken.push(reference)
  return result
}

/** The API's answer to a body, signed by the provider of its world unless told otherwise. */
async function post(text: string, headers: Record<string, string> = {}) {
  const request = new Request('http://mock.test/webhooks/payment', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [signatureHeader]: signatureOf(world, text),
      ...headers,
    },
    body: text,
  })
  const response = await respondToWebhook(request, worlds, settle)
  return { status: response.status, text: await response.text() }
}

const words = {
  PAYMENT_UNKNOWN: 'There is no payment with this reference.',
  SIGNATURE_MISSING: 'The message is not signed.',
  SIGNATURE_FORGED: 'The signature does not belong to this message and world.',
  SIGNATURE_STALE: 'The message was signed more than five minutes from now.',
  MESSAGE_INVALID: 'The body is no message about a payment.',
}
const refusal = (code: keyof typeof words) =>
  JSON.stringify({ errors: [{ message: words[code], extensions: { code } }] })

describe('POST /webhooks/payment', () => {
  it.each(['settled', 'nothing-changed'] as const)('answers 200 to what it has %s', async (outcome) => {
    result = outcome
    expect(await post(body)).toEqual({ status: 200, text: JSON.stringify({ result: outcome }) })
    expect(taken).toEqual(['transaction-1'])
  })

  it('answers 404 to a reference that is not the shop’s', async () => {
    result = 'unknown'
    expect(await post(body)).toMatchObject({
      status: 404,
      text: refusal('PAYMENT_UNKNOWN'),
    })
  })

  it.each([
    ['unsigned', '', 'SIGNATURE_MISSING'],
    ['signed by anybody', `t=1795600800,v1=${'0'.repeat(64)}`, 'SIGNATURE_FORGED'],
  ] as const)('refuses with 401 what is %s', async (_, signature, code) => {
    expect(await post(body, { [signatureHeader]: signature })).toMatchObject({
      status: 401,
      text: refusal(code),
    })
    expect(taken).toEqual([])
  })

  it('refuses a message that was caught and comes later', async () => {
    const signature = signatureOf(world, body)
    world.advanceClock(301_000)
    const answer = await post(body, { [signatureHeader]: signature })
    expect(answer).toMatchObject({ status: 401, text: refusal('SIGNATURE_STALE') })
    expect(taken).toEqual([])
  })

  it('refuses a message of another world', async () => {
    worlds.create('other')?.setClock(world.now(), true)
    expect(await post(body, { world: 'other' })).toMatchObject({
      status: 401,
      text: refusal('SIGNATURE_FORGED'),
    })
    expect(taken).toEqual([])
  })

  it.each([['{'], ['{}'], ['null'], [JSON.stringify({ ...message, amountPence: -1 })]])(
    'refuses with 422 what is signed and no message: %s',
    async (text) => {
      expect(await post(text)).toMatchObject({
        status: 422,
        text: refusal('MESSAGE_INVALID'),
      })
    },
  )

  it('takes JSON by POST, and not too much of it', async () => {
    expect(await post(body, { 'content-type': 'text/plain' })).toMatchObject({ status: 415 })
    expect(await post('x'.repeat(65_537))).toMatchObject({ status: 413 })
    const get = new Request('http://mock.test/webhooks/payment')
    const { status, headers } = await respondToWebhook(get, worlds, settle)
    expect([status, headers.get('allow')]).toEqual([405, 'POST'])
    expect(await post(body, { world: 'nowhere' })).toMatchObject({ status: 404 })
  })
})

describe('the messages of a world', () => {
  let dataDir: string
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'ashcombe-'))
  })
  afterEach(() => rmSync(dataDir, { recursive: true }))

  it('are shown, and sent once more', async () => {
    const before = new Worlds({ startMs, dataDir })
    before.default.setClock(new Date(startMs), true)
    const sent = sendPaymentMessage(before.default, paidNews)
    before.close()
    const mockApi = createMockApi({ dataDir, settlePayment: settle })
    try {
      const client = createWorldClient('http://mock.test', mockApi.fetch)
      const shown = { message: sent, tries: 1, lastAnswer: 200, deliveredAt: '2026-11-25T10:00:00.000Z' }
      expect(await client.sentMessages('default')).toEqual([shown])
      expect(await client.replayMessage('default', sent.id)).toEqual({ ...shown, tries: 2 })
      expect(taken).toEqual(['transaction-1', 'transaction-1'])
      await expect(client.replayMessage('default', 'nothing')).rejects.toThrow('MESSAGE_UNKNOWN')
    } finally {
      mockApi.close()
    }
  })
})
