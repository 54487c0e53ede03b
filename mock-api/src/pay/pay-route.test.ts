import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { runDue } from '../world/due-events.ts'
import { Worlds } from '../world/worlds.ts'
import { respondToPay } from './pay-route.ts'
import { expirePayment, openAtProvider, type ProviderPayment } from './payment-provider.ts'
import { mockWithPayment } from './testing/mock-with-payment.ts'
import { pageWords } from './testing/page-words.ts'
import { payment } from './testing/provider-payment.ts'

let mock: ReturnType<typeof mockWithPayment>
beforeEach(() => {
  mock = mockWithPayment()
})
afterEach(() => mock.close())

/** Instead of the payment by card. */
function reopen(changed: Partial<ProviderPayment>): void {
  mock.close()
  mock = mockWithPayment(changed)
}

const shop = 'http://shop.test'

describe('the page of a payment', () => {
  it('says what is paid, to whom, until when, and which cards are for tests', async () => {
    const { status, html, headers } = await mock.visitor.open(mock.path)
    expect(status).toBe(200)
    expect(html).toContain('<p class="merchant">Ashcombe</p>')
    expect(html).toContain('<p class="amount">£1,234.00</p>')
    expect(html).toContain('Order of 1 piece')
    expect(html).toContain('>Wednesday 25 November 2026 at 10:30</time>')
    expect(html).toContain('value="pay">Pay £1,234.00</button>')
    expect(html).toContain('4242 4242 4242 4242')
    expect(html).toContain('3782 822463 10005')
    expect(headers.get('cache-control')).toBe('no-store')
  })

  it('runs no script, loads nothing, stands in no frame, and lets its forms lead to the shop', async () => {
    const { html, headers } = await mock.visitor.open(mock.path)
    expect(html).not.toMatch(/<script|<img|src=|@import|url\(/)
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'self' http://shop.test; base-uri 'none'; frame-ancestors 'none'",
    )
    expect(headers.get('referrer-policy')).toBe('no-referrer')
  })

  it('takes no text for markup', async () => {
    reopen({ description: '<script>alert(1)</script>' })
    const { html } = await mock.visitor.open(mock.path)
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(html).not.toContain('<script')
  })

  it('is none where there is no payment, and leads to the shop', async () => {
    const { status, html } = await mock.visitor.open('/pay/nothing')
    expect(status).toBe(404)
    expect(html).toContain('href="http://localhost:3000"')
    expect((await mock.visitor.pay('/pay/nothing', '4242424242424242')).status).toBe(404)
  })

  it('is found in the world that its address names, before that of the cookie', async () => {
    await mock.worlds.create({ id: 'other' })
    const headers = { cookie: 'world=other' }
    expect(mock.path).toMatch(/^\/pay\/[\w-]+\?world=default$/)
    expect((await mock.visitor.ask(mock.path, { headers })).status).toBe(200)
    const pathAlone = mock.path.replace('?world=default', '')
    expect((await mock.visitor.ask(pathAlone, { headers })).status).toBe(404)
    expect((await mock.visitor.open(`${pathAlone}?world=other`)).status).toBe(404)
    expect((await mock.visitor.open(`${pathAlone}?world=nowhere`)).html).toContain('WORLD_UNKNOWN')
  })

  it('carries the time of its world, and takes HEAD', async () => {
    const { status, headers, html } = await mock.visitor.ask(mock.path, { method: 'HEAD' })
    expect([status, html]).toEqual([200, ''])
    expect(headers.get('date')).toBe('Wed, 25 Nov 2026 10:00:00 GMT')
  })

  it('refuses other methods, other bodies, large ones and other addresses', async () => {
    const put = await mock.visitor.ask(mock.path, { method: 'PUT' })
    expect([put.status, put.headers.get('allow')]).toEqual([405, 'GET, POST'])
    const json = { 'content-type': 'application/json' }
    expect((await mock.visitor.ask(mock.path, { method: 'POST', headers: json, body: '{}' })).status).toBe(
      415,
    )
    expect((await mock.visitor.send(mock.path, { name: 'x'.repeat(65_536) })).status).toBe(413)
    for (const path of [
      '/pay/',
      ...['/receipt?', '/chall/enge?'].map((part) => mock.path.replace('?', part)),
    ]) {
      const { status, html } = await mock.visitor.open(path)
      expect([status, html]).toEqual([404, expect.stringContaining('There is nothing at this address.')])
    }
    expect((await mock.visitor.open('/pay')).status).toBe(404)
    expect(mock.told).toEqual([])
  })

  it('fails on purpose', async () => {
    await mock.worlds.setFaults('default', [{ kind: 'http-500', operation: 'PaymentPage', remaining: 2 }])
    expect((await mock.visitor.pay(mock.path, '4242424242424242')).status).toBe(500)
    expect((await mock.visitor.open(mock.path)).status).toBe(500)
    expect((await mock.visitor.open(mock.path)).status).toBe(200)
    expect(mock.told).toEqual([])
  })
})

describe('a card', () => {
  it.each([
    ['4242 4242 4242 4242', '123', '/thank-you/transaction-1', 'payment.succeeded'],
    ['5555 5555 5555 4444', '123', '/thank-you/transaction-1', 'payment.succeeded'],
    ['3782 822463 10005', '1234', '/thank-you/transaction-1', 'payment.succeeded'],
    ['4000 0000 0000 0002', '123', '/checkout/declined', 'payment.declined NOT_SAID'],
    ['4000 0000 0000 9995', '123', '/checkout/declined', 'payment.declined INSUFFICIENT_FUNDS'],
    ['4000 0000 0000 0069', '123', '/checkout/declined', 'payment.declined CARD_EXPIRED'],
    ['4000 0000 0000 0127', '123', '/checkout/declined', 'payment.declined WRONG_SECURITY_CODE'],
    ['4000 0084 0000 1629', '123', '/checkout/declined', 'payment.declined CHALLENGE_FAILED'],
    ['4000 0000 0000 0119', '123', '/checkout/failed', 'payment.failed'],
  ])('%s leads back, once the shop has been told', async (number, cvc, path, message) => {
    const { status, location, headers } = await mock.visitor.pay(mock.path, number, { cvc })
    expect([status, location]).toEqual([303, `${shop}${path}`])
    expect(headers.get('cache-control')).toBe('no-store')
    expect(mock.told).toEqual([message])
  })

  it('that fails at the provider is none that the shop hears of', async () => {
    await mock.visitor.pay(mock.path, '4000000000000119')
    const [sent] = await mock.worlds.sentMessages('default')
    expect([sent?.message.type, sent?.message.card]).toEqual(['payment.failed', null])
  })

  it('that is wrong is asked for again: what was typed stands there, save number and security code', async () => {
    const number = '4242 4242 4242 4243'
    const { status, html } = await mock.visitor.pay(mock.path, number, {
      name: 'Zoë "O’Brien"',
      cvc: '9876',
      expiry: '13/28',
    })
    expect(status).toBe(422)
    expect(html).toContain('<title>Error: Pay by card')
    expect(html).toContain('<a href="#number">This is not the number of a card. Check the digits.</a>')
    expect(html).toContain(
      '<span class="problem" id="expiry-problem">Enter month and year, such as 09/28.</span>',
    )
    expect(html).toContain('aria-describedby="expiry-problem" aria-invalid="true"')
    expect(html).toContain('value="Zoë &quot;O’Brien&quot;"')
    expect(html).toContain('value="13/28"')
    expect(html).not.toContain(number)
    expect(html).not.toContain('9876')
    expect(mock.told).toEqual([])
    expect((await mock.visitor.pay(mock.path, '4242424242424242')).status).toBe(303)
  })

  it('is out of date by the clock of its world', async () => {
    const { html } = await mock.visitor.pay(mock.path, '4242424242424242', { expiry: '10/26' })
    expect(html).toContain('This card is out of date.')
  })

  it('is written down nowhere (rules/checkout#payment)', async () => {
    const number = '5555555555554444'
    await mock.visitor.pay(mock.path, number, { expiry: '13/28' })
    await mock.visitor.pay(mock.path, number, { cvc: '789' })
    const [sent] = await mock.worlds.sentMessages('default')
    expect(sent?.message.card).toEqual({ brand: 'Mastercard', lastDigits: '4444' })
    const outbox = (await mock.visitor.open('/outbox.json')).html
    const files = readdirSync(mock.dataDir).map((name) => readFileSync(join(mock.dataDir, name), 'latin1'))
    expect(files.join('')).toContain('Mastercard')
    const written = [...files, outbox, JSON.stringify(sent)].join('')
    expect(written).not.toMatch(/5555 ?5555|O’Brien|cvc/)
  })
})

describe('the card of a device', () => {
  beforeEach(() => reopen({ method: 'WALLET' }))

  it('is asked for by a button, without a number', async () => {
    const { html } = await mock.visitor.open(mock.path)
    expect(html).toContain('value="pay">Pay with the card on this device</button>')
    expect(html).not.toContain('cc-number')
  })

  it.each([
    [{}, '/thank-you/transaction-1', 'payment.succeeded'],
    [{ card: '4242' }, '/thank-you/transaction-1', 'payment.succeeded'],
    [{ card: '0002' }, '/checkout/declined', 'payment.declined NOT_SAID'],
    [{ card: '0119' }, '/checkout/failed', 'payment.failed'],
  ])('%j leads back, once the shop has been told', async (fields, path, message) => {
    const { location } = await mock.visitor.send(mock.path, { action: 'pay', ...fields })
    expect(location).toBe(`${shop}${path}`)
    expect(mock.told).toEqual([message])
  })
})

describe('a payment that has ended', () => {
  it.each([
    ['4242424242424242', 'This has been paid', '/thank-you/transaction-1'],
    ['4000000000000002', 'The bank has declined this payment', '/checkout/declined'],
    ['4000000000000119', 'This payment has failed', '/checkout/failed'],
  ])('with %s says so, and leads back', async (number, heading, path) => {
    await mock.visitor.pay(mock.path, number)
    const { status, html } = await mock.visitor.open(mock.path)
    expect(status).toBe(200)
    expect(html).toContain(`<h1>${heading}</h1>`)
    expect(html).toContain(`href="${shop}${path}"`)
    expect(html).not.toContain('<form')
  })

  it('by its shopper leads back to the form of the shop', async () => {
    expect((await mock.visitor.cancel(mock.path)).location).toBe(`${shop}/checkout`)
    expect(mock.told).toEqual(['payment.cancelled'])
    expect((await mock.visitor.open(mock.path)).html).toContain('<h1>This payment was cancelled</h1>')
  })

  it('by itself, half an hour after it was opened, says so', async () => {
    await mock.worlds.advanceClock('default', 30 * 60_000)
    const { html } = await mock.visitor.open(mock.path)
    expect(html).toContain('<h1>The time for this payment is over</h1>')
    expect(html).toContain(`href="${shop}/checkout"`)
    expect((await mock.visitor.pay(mock.path, '4242424242424242')).location).toBe(mock.path)
    expect(mock.told).toEqual(['payment.expired'])
  })

  it('in one of two tabs, or by the first of two clicks, has one outcome', async () => {
    const [first, second] = await Promise.all([
      mock.visitor.pay(mock.path, '4242424242424242'),
      mock.visitor.pay(mock.path, '4000000000000002'),
    ])
    expect(first.location).toBe(second.location)
    expect(mock.told).toHaveLength(1)
    expect((await mock.visitor.cancel(mock.path)).location).toBe(first.location)
    expect(mock.told).toHaveLength(1)
  })

  it('asks for no other card, whatever is typed', async () => {
    await mock.visitor.pay(mock.path, '4242424242424242')
    for (const number of ['4242', '4000 0027 6000 3184']) {
      const { status, location } = await mock.visitor.pay(mock.path, number)
      expect([status, location]).toEqual([303, `${shop}/thank-you/transaction-1`])
    }
  })
})

it('a payment whose time comes while its page is held back is over on that page', async () => {
  const worlds = new Worlds({ startMs: Date.parse('2026-11-25T10:00:00Z') })
  const world = worlds.default
  world.setClock(new Date('2026-11-25T10:00:00Z'), true)
  const { path } = openAtProvider(world, payment)
  world.advanceClock(30 * 60_000)
  const handlers = { 'payment-expiry': expirePayment, webhook: () => undefined }
  const catchUp = async () => runDue(world, handlers)
  const request = new Request(new URL(path, 'http://mock.test'))
  const { main } = await pageWords(await respondToPay(request, worlds, { siteUrl: shop, catchUp }))
  expect(main[0]).toBe('The time for this payment is over')
  worlds.close()
})
