import { describe, expect, it } from 'vitest'
import { readCardForm } from '../pay/card-form.ts'
import { pageWords } from '../pay/testing/page-words.ts'
import { readApplicationForm } from './application-form.ts'
import type { StoredApplication } from './application-store.ts'
import { applicationPage, depositPage, frameOf, pathOfApplication } from './finance-pages.ts'
import { restingPage, returnAddress, type RestingStatus } from './finance-state-pages.ts'
import { application } from './testing/application.ts'

const stored: StoredApplication = {
  ...application,
  applicationId: 'a1',
  status: 'open',
  expiresMs: Date.parse('2026-11-25T10:30:00Z'),
  incomePounds: null,
  card: null,
}
const of = { application: stored, worldId: 'default' }

const terms = [
  'What you agree to',
  'Cash price',
  '£3,000.00',
  'Deposit, 10%',
  '£300.00',
  'Total credit',
  '£2,700.00',
  'Instalments',
  '36 of £86.46 a month',
  'APR',
  '9.9% (9.48% a year, fixed)',
  'Cost of credit',
  '£412.56',
  'Total payable',
  '£3,412.56',
]

describe('the page of an application (rules/finance#decisions)', () => {
  it('says what it comes to, who applies, and by what is decided', async () => {
    const { status, title, main, html } = await pageWords(applicationPage(of))
    expect([status, title]).toEqual([200, 'Apply for credit | Marlowe Finance Limited'])
    expect(main).toEqual([
      'Apply for credit',
      ...terms,
      'Who applies',
      'Name',
      'Anne-Marie O’Brien',
      'Address',
      '14 Larkfield Terrace, Bath, BA1 5LR',
      'E-mail',
      'anne-marie@example.com',
      'Phone',
      '07700900123',
      'For the lender to decide',
      'Income a year, before tax',
      'In pounds, such as 24,000',
      'I am 18 or over, live in the UK, and agree to a search of my credit file',
      'Apply for £2,700.00',
      'Cancel and go back to the shop',
      'Test incomes',
      '£24,000.00 and more',
      'Approved at once',
      '£18,000.00 and more',
      'Referred, then approved after 20 minutes',
      '£12,000.00 and more',
      'Referred, then declined after 20 minutes',
      'Less',
      'Declined at once',
    ])
    expect(html).toContain('<form method="post" action="/finance/a1?world=default" novalidate>')
    expect(html).toContain(
      '<input type="text" id="income" name="income" value="" autocomplete="off" maxlength="20" required inputmode="numeric" aria-describedby="income-hint">',
    )
    expect(html).toContain('<input type="checkbox" id="agrees" name="agrees" value="yes">')
  })

  it('names what is wrong, and keeps what was right', async () => {
    const read = (fields: Record<string, string>) => {
      const form = readApplicationForm(new URLSearchParams(fields))
      return form.kind === 'invalid' ? form : null
    }
    const { status, title, main, html } = await pageWords(applicationPage(of, read({ agrees: 'yes' })))
    expect([status, title]).toEqual([422, 'Error: Apply for credit | Marlowe Finance Limited'])
    expect(main.slice(0, 3)).toEqual([
      'Apply for credit',
      'Nothing has been decided yet',
      'Enter your income before tax.',
    ])
    expect(html).toContain('aria-describedby="income-problem" aria-invalid="true"')
    expect(html).toContain('name="agrees" value="yes" checked><span>')
    const { html: other } = await pageWords(applicationPage(of, read({ income: '24000' })))
    expect(other).toContain(
      'name="agrees" value="yes" aria-invalid="true" aria-describedby="agrees-problem"><span>',
    )
    expect(other).toContain('name="income" value="24000"')
    expect(other).toContain(
      '<span class="problem" id="agrees-problem">Agree to the search: the lender cannot decide without it.</span>',
    )
  })

  it('is in its world', () => {
    expect(pathOfApplication({ ...of, worldId: 'mine' })).toBe('/finance/a1?world=mine')
  })
})

describe('the page of a deposit', () => {
  it('asks for the card that pays it', async () => {
    const { status, title, main, html } = await pageWords(depositPage(of))
    expect([status, title]).toEqual([200, 'Approved: pay the deposit | Marlowe Finance Limited'])
    expect(main.slice(0, terms.length + 1)).toEqual(['You are approved. Pay the deposit', ...terms])
    expect(main).toContain('Card for the deposit')
    expect(main).toContain('Pay the deposit of £300.00')
    expect(main).toContain('Cancel and go back to the shop')
    expect(main).toContain('Test cards')
    expect(main.at(-1)).toBe(
      'A deposit is paid without a code, also by the card whose bank asks for one elsewhere.',
    )
    expect(html).toContain('<form method="post" action="/finance/a1?world=default" novalidate>')
    expect(html).toContain('<button name="action" value="deposit">')
  })

  it('names what is wrong with it', async () => {
    const card = readCardForm(new URLSearchParams({ name: 'Zoë Li' }), new Date('2026-11-25T10:00:00Z'))
    if (card.kind === 'valid') throw new Error('There is no number')
    const { status, title, main, html } = await pageWords(depositPage(of, card))
    expect([status, title]).toEqual([422, 'Error: Approved: pay the deposit | Marlowe Finance Limited'])
    expect(main.slice(1, 3)).toEqual(['Nothing has been paid yet', 'Enter the number of the card.'])
    expect(html).toContain('value="Zoë Li"')
  })
})

describe('what every page of the lender has', () => {
  it.each(['open', 'approved'] as const)('is until when it can be completed, while it is %s', (status) => {
    expect(frameOf({ ...stored, status })).toMatchObject({
      until: new Date('2026-11-25T10:30:00Z'),
      payment: { amountPence: 300_000, description: 'Order of 1 piece' },
      formOrigins: ['http://shop.test'],
    })
  })

  it('is no such time once it is decided', () => {
    expect(frameOf({ ...stored, status: 'referred' }).until).toBeNull()
    expect(frameOf({ ...stored, status: 'accepted' }).until).toBeNull()
  })

  it('is that nobody is lent anything', async () => {
    const { footer } = await pageWords(applicationPage(of))
    expect(footer[0]).toMatch(
      /^A stand-in for the lender Marlowe Finance Limited, 14 Tanner Row, Leeds, LS99 1AA: nobody is lent anything, no money moves, and no card is kept\. Never enter a real one\.$/,
    )
  })
})

describe('an application at which its shopper can do nothing', () => {
  it.each<[RestingStatus, string, string, string]>([
    [
      'referred',
      'We are taking a closer look',
      'Somebody reads your application by hand, within 20 minutes. This is not a refusal, and nothing was taken. We write to you.',
      'http://shop.test/checkout/referred',
    ],
    [
      'accepted',
      'We lend to you',
      'The deposit is paid, and £3,000.00 reach the shop. It cannot be applied for again.',
      'http://shop.test/thank-you/finance',
    ],
    [
      'declined',
      'We cannot lend to you this time',
      'Nothing was taken. The shop can be paid in another way.',
      'http://shop.test/checkout/finance/declined',
    ],
    [
      'cancelled',
      'This application was cancelled',
      'Nothing was taken. The shop can begin another.',
      'http://shop.test/checkout',
    ],
    [
      'expired',
      'The time for this application is over',
      'It was not completed in time. Nothing was taken. The shop can begin another.',
      'http://shop.test/checkout',
    ],
  ])('that is %s says so, and leads back', async (status, heading, text, address) => {
    const { title, main, html } = await pageWords(restingPage({ ...stored, status }, status))
    expect(title).toBe(`${heading} | Marlowe Finance Limited`)
    expect(main).toEqual([heading, text, 'Back to Ashcombe'])
    expect(html).toContain(`<a class="button" href="${address}">`)
  })

  it('leads back at once, save where the lender has to say more', () => {
    for (const status of ['open', 'approved', 'expired'] as const) {
      expect(returnAddress(application.returnTo, status)).toBeNull()
    }
    expect(returnAddress(application.returnTo, 'cancelled')).toBe('http://shop.test/checkout')
  })
})
