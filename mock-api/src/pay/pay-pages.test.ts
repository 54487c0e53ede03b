import { describe, expect, it } from 'vitest'
import { readCardForm } from './card-form.ts'
import { challengePage } from './challenge-page.ts'
import { endedPage } from './ended-page.ts'
import { pathOfPayment, payPage } from './pay-pages.ts'
import { pageWords } from './testing/page-words.ts'
import { storedPayment } from './testing/provider-payment.ts'

const of = { payment: storedPayment, worldId: 'default' }
const wallet = { ...of, payment: { ...storedPayment, method: 'WALLET' as const } }
const field = (name: string, more: string) =>
  `<input type="text" id="${name}" name="${name}" value="" autocomplete="${more}>`

describe('the page of a payment by card', () => {
  it('asks for the card, and says what each test card does', async () => {
    const { status, title, header, main, footer, html } = await pageWords(payPage(of))
    expect([status, title]).toEqual([200, 'Pay by card | Ashcombe payments'])
    expect(header).toEqual([
      'Ashcombe',
      '£1,234.00',
      'For',
      'Order of 1 piece',
      'Complete by',
      'Wednesday 25 November 2026 at 10:30',
    ])
    expect(html).toContain('<time datetime="2026-11-25T10:30:00.000Z">')
    expect(main.slice(0, 10)).toEqual([
      'Pay by card',
      'Card number',
      'Expiry date',
      'Month and year, such as 09/28',
      'Security code',
      'The last three digits on the back',
      'Name on the card',
      'Pay £1,234.00',
      'Cancel and go back to the shop',
      'Test cards',
    ])
    const rows = [
      ['4242 4242 4242 4242', 'Paid'],
      ['5555 5555 5555 4444', 'Mastercard', 'Paid'],
      ['3782 822463 10005', 'American Express', 'Paid'],
      ['4000 0027 6000 3184', 'The bank asks for a code, then paid'],
      ['4000 0000 0000 0002', 'Declined, no reason said'],
      ['4000 0000 0000 9995', 'Declined, not enough money'],
      ['4000 0000 0000 0069', 'Declined, card out of date'],
      ['4000 0000 0000 0127', 'Declined, wrong security code'],
      ['4000 0084 0000 1629', 'Declined, the bank’s check not passed'],
      ['4000 0000 0000 0119', 'Failed at the provider'],
    ]
    expect(main.slice(10)).toEqual([
      'Any expiry date to come, any three digits as security code (four for American Express), any name. All are Visa unless another name stands there.',
      'Number',
      'What happens',
      ...rows.flat(),
    ])
    expect(footer).toEqual([
      'A stand-in for the payment provider: no money moves, and what is entered here is not kept. Never enter a real card.',
    ])
  })

  it('lets a browser fill in what it knows', async () => {
    const { html } = await pageWords(payPage(of))
    expect(html).toContain('<form method="post" action="/pay/p1?world=default" novalidate>')
    expect(html).toContain(field('number', 'cc-number" maxlength="30" required inputmode="numeric"'))
    const withHint = (name: string) => `required inputmode="numeric" aria-describedby="${name}-hint"`
    expect(html).toContain(field('expiry', `cc-exp" maxlength="10" ${withHint('expiry')}`))
    expect(html).toContain(field('cvc', `cc-csc" maxlength="4" ${withHint('cvc')}`))
    expect(html).toContain(field('name', 'cc-name" maxlength="60" required'))
  })

  it('names what is wrong with each field, and keeps what may be kept', async () => {
    const form = readCardForm(
      new URLSearchParams({ number: '4242', expiry: 'soon', name: 'Zoë Li' }),
      new Date('2026-11-25T10:00:00Z'),
    )
    if (form.kind === 'valid') throw new Error('There is no code')
    const { status, title, main, html } = await pageWords(payPage(of, form))
    expect([status, title]).toEqual([422, 'Error: Pay by card | Ashcombe payments'])
    expect(main.slice(0, 13)).toEqual([
      'Pay by card',
      'Nothing has been paid yet',
      'This is not the number of a card. Check the digits.',
      'Enter month and year, such as 09/28.',
      'Enter the security code.',
      'Card number',
      'This is not the number of a card. Check the digits.',
      'Expiry date',
      'Enter month and year, such as 09/28.',
      'Security code',
      'Enter the security code.',
      'Name on the card',
      'Pay £1,234.00',
    ])
    for (const name of ['number', 'expiry', 'cvc']) {
      expect(html).toContain(`aria-describedby="${name}-problem" aria-invalid="true"`)
      expect(html).toContain(`<span class="problem" id="${name}-problem">`)
    }
    expect(html).toContain('name="name" value="Zoë Li"')
    expect(html).toContain('name="expiry" value="soon"')
    expect(html).not.toContain('value="4242"')
  })

  it('names what is wrong with the name alone', async () => {
    const form = readCardForm(
      new URLSearchParams({ number: '4242424242424242', expiry: '09/28', cvc: '123' }),
      new Date('2026-11-25T10:00:00Z'),
    )
    if (form.kind === 'valid') throw new Error('There is no name')
    const { main, html } = await pageWords(payPage(of, form))
    const problem = 'Enter the name as it stands on the card.'
    expect(main.slice(1, 3)).toEqual(['Nothing has been paid yet', problem])
    expect(main.slice(8, 10)).toEqual(['Name on the card', problem])
    expect(html).toContain(
      field('name', 'cc-name" maxlength="60" required aria-describedby="name-problem" aria-invalid="true"'),
    )
  })
})

describe('the page of a payment with a device', () => {
  it('offers the cards that it keeps, the one that is paid first', async () => {
    const { title, main, html } = await pageWords(payPage(wallet))
    expect(title).toBe('Pay with this device | Ashcombe payments')
    expect(main).toEqual([
      'Pay with this device',
      'Card on this device',
      'Visa ending 4242Paid',
      'Visa ending 0002Declined, no reason said',
      'Visa ending 0119Failed at the provider',
      'Pay with the card on this device',
      'Cancel and go back to the shop',
    ])
    expect(html).toContain('<input type="radio" name="card" value="4242" checked>')
    expect(html).toContain('<input type="radio" name="card" value="0002">')
  })
})

describe('the pages of a payment', () => {
  it('are in its world, and let their forms lead where the shop is', () => {
    expect(pathOfPayment({ ...of, worldId: 'mine' }, '/challenge')).toBe('/pay/p1/challenge?world=mine')
    for (const page of [payPage(of), challengePage(of)]) {
      expect(page.headers.get('content-security-policy')).toContain("form-action 'self' http://shop.test;")
    }
    expect(endedPage(storedPayment, 'paid').headers.get('content-security-policy')).toContain(
      "form-action 'self';",
    )
    expect(payPage(of).headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(payPage(of).headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('bring their looks along', async () => {
    expect(await payPage(of).text()).toContain('<style>\n:root {')
  })
})
