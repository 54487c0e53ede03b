import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { MockApi } from '../app.ts'
import { freshMock } from '../identity/testing/fresh-mock.ts'
import { providerVisitor } from '../pay/testing/provider-visitor.ts'
import { messagesOf } from '../testing/messages-of.ts'
import { linkClient } from './testing/link-client.ts'
import { wish } from './testing/wish.ts'
import type { WorldClient } from '@shop/schema/http/world-client'

let mockApi: MockApi
let worlds: WorldClient
beforeEach(async () => {
  ;({ mockApi, worlds } = await freshMock())
})
afterEach(() => mockApi.close())

const { send, post, raise, withdraw, links, shown, begin } = linkClient(() => mockApi)
const letters = () => messagesOf(mockApi)
const visit = () => providerVisitor(mockApi)

/** Status, code and words of a refusal. */
async function refusalOf(response: Response) {
  const { errors } = (await response.json()) as {
    errors: { message: string; extensions: { code: string } }[]
  }
  return [response.status, errors[0]?.extensions.code, errors[0]?.message]
}

describe('a boutique', () => {
  it('asks somebody to pay, who is written to', async () => {
    const link = await raise()
    expect(link).toMatchObject({
      ...wish,
      status: 'OPEN',
      expiresAt: '2026-12-02T10:00:00.000Z',
      paidAt: null,
    })
    expect(link.token).toMatch(/^[\w-]{32}$/)
    expect(link.address).toBe(`http://localhost:3000/payment?link=${link.token}`)
    const [letter] = await letters()
    expect(letter).toMatchObject({
      kind: 'PAYMENT_LINK',
      to: 'zoe@example.com',
      subject: 'Your payment of £1,200.00',
      link: { label: 'Pay £1,200.00', address: link.address },
    })
    expect(letter?.text).toContain(
      'Dear Zoë Li,\n\nIsla Grant, Ashcombe London asks you to pay for what you have agreed. You can pay by card or with this device until Wednesday 2 December 2026 at 10:00; the link works once.\n\nWhat you pay\nFor: Bespoke ring, second instalment\nTo: Isla Grant, Ashcombe London\nAmount: £1,200.00\n\nNot what you expected? Pay nothing, and ring the boutique.\n\n',
    )
    expect(letter?.html).toContain('Bespoke ring, second instalment')
    expect(await links()).toEqual([link])
  })

  it.each([
    [{ amountPence: 0 }, 'amountPence', 'Too small: expected number to be >=1'],
    [{ amountPence: 1.5 }, 'amountPence', 'Invalid input: expected int, received number'],
    [{ boutique: 'PARIS' }, 'boutique', 'Invalid option: expected one of "LONDON"|"MANCHESTER"|"CHESHIRE"'],
    [{ reference: '' }, 'reference', 'It must not be blank.'],
    [{ reference: '   ' }, 'reference', 'It must not be blank.'],
    [{ reference: 'two\nlines' }, 'reference', 'It must be one line of letters, digits and signs.'],
    [{ raisedBy: ' ' }, 'raisedBy', 'It must not be blank.'],
    [{ payerEmail: 'zoe' }, 'payerEmail', 'It must be an e-mail address, such as anne@example.com.'],
    [{ payerEmail: `zoe@${'x'.repeat(248)}.uk` }, 'payerEmail', 'It has at most 254 characters.'],
    [{ payerName: ' ' }, 'payerName', 'It must not be blank.'],
    [{ payerName: '💍'.repeat(121) }, 'payerName', 'It has at most 120 characters.'],
    [{ expiresAt: 'noon' }, 'expiresAt', 'It must be an ISO instant, such as 2026-12-02T10:00:00Z.'],
    [{ expiresAt: '2026-11-25T10:00:00Z' }, 'expiresAt', 'It must be later than the clock of the world.'],
  ])('is told what is wrong with %j', async (changed, argument, message) => {
    const response = await post({ ...wish, ...changed })
    expect(response.status).toBe(400)
    const { errors } = (await response.json()) as { errors: unknown[] }
    const extensions = { code: 'BAD_USER_INPUT', argument }
    expect(errors).toEqual([{ message: `${argument}: ${message}`, extensions }])
    expect(await letters()).toEqual([])
  })

  it('counts characters, and not how they are stored', async () => {
    expect((await post({ ...wish, payerName: '💍'.repeat(120) })).status).toBe(201)
  })

  it('is no page of another host, and no other method', async () => {
    expect(await refusalOf(await post({ ...wish, expiresAt: '2026-11-25T09:00:00Z' }))).toEqual([
      400,
      'BAD_USER_INPUT',
      'expiresAt: It must be later than the clock of the world.',
    ])
    const text = await send('/payment-links', { method: 'POST', body: JSON.stringify(wish) })
    expect(text.status).toBe(415)
    const long = await post({ ...wish, reference: 'x'.repeat(65_536) })
    expect(await refusalOf(long)).toEqual([
      413,
      'BAD_USER_INPUT',
      'The body is too large: at most 64 KB are allowed.',
    ])
    const put = await send('/payment-links', { method: 'PUT' })
    expect([put.status, put.headers.get('allow')]).toEqual([405, 'GET, POST'])
    const { token } = await raise()
    expect((await send(`/payment-links/${token}/b`, { method: 'DELETE' })).status).toBe(404)
    expect((await shown(token))?.status).toBe('OPEN')
    expect((await send('/payment-links/a')).headers.get('allow')).toBe('DELETE')
    expect((await send('/payment-links', { headers: { world: 'nowhere' } })).status).toBe(404)
  })

  it('takes a link back, also while it is being paid, but not once it is', async () => {
    const { token } = await raise()
    const { path } = await begin(token)
    const { status } = await withdraw(token)
    expect([status, (await shown(token))?.status]).toEqual([200, 'WITHDRAWN'])
    expect((await visit().open(path)).html).toContain('This payment was cancelled')
    const { token: paid } = await raise()
    await visit().pay((await begin(paid, 'press-2')).path, '4242424242424242')
    expect(await refusalOf(await withdraw(paid))).toEqual([
      409,
      'LINK_PAID',
      'This link was paid, or is being paid.',
    ])
    expect(await refusalOf(await withdraw('nothing'))).toEqual([
      404,
      'LINK_UNKNOWN',
      'There is no payment link with this token.',
    ])
    expect((await shown(paid))?.status).toBe('PAID')
  })

  it('asks in a world of its own', async () => {
    await worlds.create({ id: 'other' })
    await post(wish, { world: 'other' })
    expect(await links()).toEqual([])
  })
})
