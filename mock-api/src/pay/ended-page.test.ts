import { describe, expect, it } from 'vitest'
import { endedPage, type EndedStatus, unknownPaymentPage } from './ended-page.ts'
import { pageWords } from './testing/page-words.ts'
import { payment, storedPayment } from './testing/provider-payment.ts'

describe('a payment that has ended', () => {
  it.each<[EndedStatus, string, string, string]>([
    [
      'paid',
      'This has been paid',
      '£1,234.00 was paid. It cannot be paid a second time.',
      payment.returnTo.paid,
    ],
    [
      'declined',
      'The bank has declined this payment',
      'No money was taken. The shop can begin another payment, with this card or another.',
      payment.returnTo.declined,
    ],
    [
      'failed',
      'This payment has failed',
      'Something went wrong on our side. No money was taken. The shop can begin another payment.',
      payment.returnTo.failed,
    ],
    [
      'cancelled',
      'This payment was cancelled',
      'No money was taken. The shop can begin another payment.',
      payment.returnTo.cancelled,
    ],
    [
      'expired',
      'The time for this payment is over',
      'It was not completed within half an hour. No money was taken. The shop can begin another payment.',
      payment.returnTo.cancelled,
    ],
  ])('as %s says so, and leads back', async (status, heading, text, address) => {
    const page = await pageWords(endedPage({ ...storedPayment, status }, status))
    expect([page.status, page.title]).toEqual([200, `${heading} | Ashcombe payments`])
    expect(page.header).toEqual(['Ashcombe', '£1,234.00', 'For', 'Order of 1 piece'])
    expect(page.main).toEqual([heading, text, 'Back to Ashcombe'])
    expect(page.html).toContain(`<a class="button" href="${address}">`)
  })

  it('is not one that there never was', async () => {
    const { status, title, header, main, html } = await pageWords(unknownPaymentPage('http://shop.test'))
    expect([status, title]).toEqual([404, 'There is no such payment | Ashcombe payments'])
    expect(header).toEqual(['Ashcombe'])
    expect(main).toEqual([
      'There is no such payment',
      'Nothing can be paid at this address, and nothing has been taken.',
      'Back to Ashcombe',
    ])
    expect(html).toContain('href="http://shop.test"')
  })
})
