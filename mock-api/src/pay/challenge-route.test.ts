import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { mockWithPayment } from './testing/mock-with-payment.ts'

let mock: ReturnType<typeof mockWithPayment>
beforeEach(() => {
  mock = mockWithPayment()
})
afterEach(() => mock.close())

const shop = 'http://shop.test'
const challenged = '4000 0027 6000 3184'

const challengePath = () => mock.path.replace('?', '/challenge?')

describe('the bank’s question', () => {
  const answer = (code: string) => mock.visitor.send(challengePath(), { action: 'confirm', code })
  beforeEach(async () => {
    await mock.visitor.pay(mock.path, challenged)
  })

  it('is passed with the code', async () => {
    expect((await mock.visitor.pay(mock.path, challenged)).location).toBe(challengePath())
    const { html } = await mock.visitor.open(challengePath())
    expect(html).toContain('with your Visa ending 3184')
    expect((await answer('123 456')).location).toBe(`${shop}/thank-you/transaction-1`)
    expect(mock.told).toEqual(['payment.succeeded'])
  })

  it('is asked again after a wrong code, and declined after the third', async () => {
    const first = await answer('111111')
    expect([first.status, first.html.includes('You have 2 more tries.')]).toEqual([422, true])
    expect((await answer('')).html).toContain('You have one more try.')
    expect((await answer('000000')).location).toBe(`${shop}/checkout/declined`)
    expect(mock.told).toEqual(['payment.declined CHALLENGE_FAILED'])
    expect((await answer('123456')).location).toBe(`${shop}/checkout/declined`)
  })

  it('has three tries in all, also for whoever goes back to the card meanwhile', async () => {
    await answer('111111')
    await answer('222222')
    expect((await mock.visitor.pay(mock.path, challenged)).location).toBe(challengePath())
    const { status, html } = await mock.visitor.open(challengePath())
    expect([status, html.includes('You have one more try.')]).toEqual([200, true])
    expect((await answer('333333')).location).toBe(`${shop}/checkout/declined`)
    expect(mock.told).toEqual(['payment.declined CHALLENGE_FAILED'])
  })

  it('is declined by who cannot answer', async () => {
    expect((await mock.visitor.cancel(challengePath())).location).toBe(`${shop}/checkout/declined`)
    expect(mock.told).toEqual(['payment.declined CHALLENGE_FAILED'])
  })

  it('is declined also by who gives it up with the code typed', async () => {
    const { location } = await mock.visitor.send(challengePath(), { action: 'cancel', code: '123456' })
    expect(location).toBe(`${shop}/checkout/declined`)
    expect(mock.told).toEqual(['payment.declined CHALLENGE_FAILED'])
  })

  it('is not answered by a form without a code', async () => {
    const { status, html } = await mock.visitor.send(challengePath(), { action: 'confirm' })
    expect([status, html.includes('You have 2 more tries.')]).toEqual([422, true])
  })

  it('is left behind for another card', async () => {
    expect((await mock.visitor.open(mock.path)).html).toContain('Card number')
    expect((await mock.visitor.pay(mock.path, '4000000000000119')).location).toBe(`${shop}/checkout/failed`)
    expect((await answer('123456')).location).toBe(`${shop}/checkout/failed`)
    expect(mock.told).toEqual(['payment.failed'])
  })

  it('comes to its time as well', async () => {
    await mock.worlds.advanceClock('default', 30 * 60_000)
    expect((await answer('123456')).location).toBe(mock.path)
    expect(mock.told).toEqual(['payment.expired'])
  })
})

it('asks nothing of the bank where the bank asks nothing', async () => {
  expect((await mock.visitor.open(challengePath())).location).toBe(mock.path)
  const { location } = await mock.visitor.send(challengePath(), { code: '123456' })
  expect(location).toBe(mock.path)
  expect(mock.told).toEqual([])
})
