import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { outboxSchema } from '@shop/schema/http/outbox'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { mockWithApplication } from './testing/mock-with-application.ts'

let mock: ReturnType<typeof mockWithApplication>
beforeEach(() => {
  mock = mockWithApplication()
})
afterEach(() => mock.close())

const card = { action: 'deposit', expiry: '09/28', cvc: '123', name: 'Anne-Marie O’Brien' }
const apply = (income: string) => mock.visitor.send(mock.path, { action: 'apply', income, agrees: 'yes' })
const payWith = (number: string) => mock.visitor.send(mock.path, { ...card, number })

describe('the page of the lender', () => {
  it('knows who applies, and says what it comes to', async () => {
    const { status, html, headers } = await mock.visitor.open(mock.path)
    expect(status).toBe(200)
    for (const text of [
      'Anne-Marie O’Brien',
      '14 Larkfield Terrace, Bath, BA1 5LR',
      'Deposit, 10%<td>£300.00',
      '36 of £86.46 a month',
      '9.9% (9.48% a year, fixed)',
      'Total payable<td>£3,412.56',
      'Apply for £2,700.00',
    ]) {
      expect(html).toContain(text)
    }
    expect(html).not.toMatch(/<script|<img|src=|@import|url\(/)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('content-security-policy')).toContain("form-action 'self' http://shop.test;")
  })

  it('takes no text for markup', async () => {
    mock.close()
    mock = mockWithApplication({ description: '<script>alert(1)</script>' })
    const { html } = await mock.visitor.open(mock.path)
    expect(html).not.toContain('<script')
  })

  it('asks for what is missing, and keeps what was typed', async () => {
    const { status, html } = await mock.visitor.send(mock.path, { action: 'apply', income: 'en"ough' })
    expect(status).toBe(422)
    expect(html).toContain('<a href="#income">Enter your income in pounds, such as 24,000.</a>')
    expect(html).toContain('<a href="#agrees">')
    expect(html).toContain('value="en&quot;ough"')
    expect(mock.told).toEqual([])
  })

  it('approves, takes the deposit, and leads to the shop', async () => {
    const approved = await apply('24,000')
    expect([approved.status, approved.headers.get('location')]).toEqual([303, mock.path])
    expect((await mock.visitor.open(mock.path)).html).toContain('Pay the deposit of £300.00')
    const paid = await payWith('4242 4242 4242 4242')
    expect([paid.status, paid.headers.get('location')]).toEqual([303, 'http://shop.test/thank-you/finance'])
    expect(mock.told).toEqual(['application.accepted'])
    expect((await mock.visitor.open(mock.path)).html).toContain('It cannot be applied for again.')
    expect((await payWith('4242 4242 4242 4242')).headers.get('location')).toBe(
      'http://shop.test/thank-you/finance',
    )
    expect(mock.told).toHaveLength(1)
  })

  it('asks for another card where the bank declines the deposit', async () => {
    await apply('24000')
    const { status, html } = await payWith('4000 0000 0000 0002')
    expect(status).toBe(422)
    expect(html).toContain('Nothing was taken: try another card.')
    expect(mock.told).toEqual([])
    expect((await payWith('5555 5555 5555 4444')).status).toBe(303)
    expect(mock.told).toEqual(['application.accepted'])
  })

  it('asks for no code of the bank, and says so', async () => {
    await apply('24000')
    expect((await mock.visitor.open(mock.path)).html).toContain('A deposit is paid without a code')
    expect((await payWith('4000 0027 6000 3184')).headers.get('location')).toBe(
      'http://shop.test/thank-you/finance',
    )
  })

  it('takes no deposit before it has approved', async () => {
    const early = await payWith('4242 4242 4242 4242')
    expect([early.status, early.headers.get('location'), mock.told]).toEqual([303, mock.path, []])
  })

  it('declines, and leads to the shop', async () => {
    const { headers } = await apply('11999')
    expect(headers.get('location')).toBe('http://shop.test/checkout/finance/declined')
    expect(mock.told).toEqual(['application.declined'])
  })

  it('refers, and after 20 minutes asks for the deposit', async () => {
    const { headers } = await apply('18000')
    expect(headers.get('location')).toBe('http://shop.test/checkout/referred')
    expect((await mock.visitor.open(mock.path)).html).toContain('We are taking a closer look')
    await mock.worlds.setClock('default', '2026-11-25T10:20:00Z')
    expect((await mock.visitor.open(mock.path)).html).toContain('Pay the deposit of £300.00')
    await payWith('4242 4242 4242 4242')
    expect(mock.told).toEqual(['application.referred', 'application.accepted'])
  })

  it('writes where it is itself, whatever address it was asked by', async () => {
    const asked = new URL(mock.path, 'http://elsewhere.test').href
    await mock.visitor.send(asked, { action: 'apply', income: '18000', agrees: 'yes' })
    await mock.worlds.setClock('default', '2026-11-25T10:20:00Z')
    const { html } = await mock.visitor.open('/outbox.json')
    const { messages } = outboxSchema.parse(JSON.parse(html))
    expect(messages.map(({ kind, link }) => [kind, link?.address])).toEqual([
      ['FINANCE_APPROVED', `http://lender.test${mock.path}`],
      ['FINANCE_REFERRED', `http://lender.test${mock.path}`],
    ])
  })

  it('writes the address at which the mock listens where it is told of no other', async () => {
    mock.close()
    mock = mockWithApplication({}, {})
    await apply('18000')
    const { html } = await mock.visitor.open('/outbox.json')
    expect(outboxSchema.parse(JSON.parse(html)).messages[0]?.link?.address).toBe(
      `http://localhost:4000${mock.path}`,
    )
  })

  it('is left for the shop, and then is over', async () => {
    const { headers } = await mock.visitor.send(mock.path, { action: 'cancel' })
    expect(headers.get('location')).toBe('http://shop.test/checkout')
    expect(mock.told).toEqual(['application.cancelled'])
    expect((await mock.visitor.open(mock.path)).html).toContain('This application was cancelled')
  })

  it('runs out of time', async () => {
    await mock.worlds.setClock('default', '2026-11-25T10:30:00Z')
    const { headers } = await apply('24000')
    expect(headers.get('location')).toBe(mock.path)
    expect((await mock.visitor.open(mock.path)).html).toContain('The time for this application is over')
  })

  it('is none where nobody has applied, nor in another world', async () => {
    const { status, html } = await mock.visitor.open('/finance/nothing')
    expect(status).toBe(404)
    expect(html).toContain('<title>There is no such application')
    expect(html).toContain('href="http://localhost:3000"')
    await mock.worlds.create({ id: 'other' })
    expect((await mock.visitor.open(mock.path.replace('default', 'other'))).status).toBe(404)
    expect((await mock.visitor.open('/finance')).status).toBe(404)
  })

  it('refuses other methods, other bodies, large ones and other addresses', async () => {
    const put = await mock.visitor.ask(mock.path, { method: 'PUT' })
    expect([put.status, put.headers.get('allow')]).toEqual([405, 'GET, POST'])
    const json = { 'content-type': 'application/json' }
    const posted = await mock.visitor.ask(mock.path, { method: 'POST', headers: json, body: '{}' })
    expect(posted.status).toBe(415)
    expect((await mock.visitor.send(mock.path, { income: '1'.repeat(65_536) })).status).toBe(413)
    for (const path of ['/finance/', mock.path.replace('?', '/more?')]) {
      const { status, html } = await mock.visitor.open(path)
      expect([status, html]).toEqual([404, expect.stringContaining('There is nothing at this address.')])
    }
    expect((await mock.visitor.send('/finance/nothing', { action: 'cancel' })).html).toContain(
      'Nothing can be applied for at this address, and nothing has been taken.',
    )
    expect((await apply('24000')).headers.get('cache-control')).toBe('no-store')
  })

  it('keeps no number of a card', async () => {
    await apply('24000')
    await payWith('4242 4242 4242 4242')
    for (const file of readdirSync(mock.dataDir)) {
      expect(readFileSync(join(mock.dataDir, file), 'latin1')).not.toMatch(/4242 ?4242 ?4242/)
    }
  })

  it('fails on purpose', async () => {
    await mock.worlds.setFaults('default', [{ operation: 'FinancePage', kind: 'http-500', remaining: 1 }])
    expect((await mock.visitor.open(mock.path)).status).toBe(500)
    expect((await mock.visitor.open(mock.path)).status).toBe(200)
  })
})
