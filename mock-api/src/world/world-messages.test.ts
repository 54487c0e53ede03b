import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { mockWithPayment } from '../pay/testing/mock-with-payment.ts'

let mock: ReturnType<typeof mockWithPayment>
beforeEach(() => void (mock = mockWithPayment()))
afterEach(() => mock.close())

describe('what the provider has told the API of a world (rules/worlds-and-mock#worlds)', () => {
  it('is shown with its tries, and when it was taken in', async () => {
    const { worlds, visitor, path, told } = mock
    expect(await worlds.sentMessages('default')).toEqual([])
    await worlds.setFaults('default', [
      { kind: 'dropped-connection', operation: 'PaymentWebhook', remaining: 1 },
    ])
    await visitor.pay(path, '4242424242424242')
    const type = 'payment.succeeded'
    expect(await worlds.sentMessages('default')).toMatchObject([
      { message: { type, sequence: 1 }, tries: 1, lastAnswer: null, deliveredAt: null },
    ])
    await worlds.advanceClock('default', 60_000)
    expect(await worlds.sentMessages('default')).toMatchObject([
      { message: { type }, tries: 2, lastAnswer: 200, deliveredAt: '2026-11-25T10:01:00.000Z' },
    ])
    expect(told).toEqual([type])
  })

  it('is sent once more when asked for by its id', async () => {
    const { worlds, visitor, path, told } = mock
    await visitor.pay(path, '4242424242424242')
    const [sent] = await worlds.sentMessages('default')
    expect(await worlds.replayMessage('default', sent?.message.id ?? '')).toMatchObject({
      message: sent?.message,
      tries: 2,
      lastAnswer: 200,
      deliveredAt: '2026-11-25T10:00:00.000Z',
    })
    expect(told).toHaveLength(2)
  })

  it('is not sent once more where there is no such message', async () => {
    await expect(mock.worlds.replayMessage('default', 'message-1')).rejects.toThrow(
      /404 .*MESSAGE_UNKNOWN|404 .*There is no message message-1\./,
    )
  })
})
