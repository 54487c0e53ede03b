import { describe, expect, it } from 'vitest'
import { challengePage } from './challenge-page.ts'
import { pageWords } from './testing/page-words.ts'
import { storedPayment } from './testing/provider-payment.ts'

const of = { payment: storedPayment, worldId: 'default' }

describe('the page of the bank', () => {
  const asked = (wrongCodes: number, isWrong = false) =>
    pageWords(challengePage({ ...of, payment: { ...storedPayment, wrongCodes } }, { isWrong }))
  const confirm =
    'Confirm £1,234.00 to Ashcombe with your Visa ending 3184. Your bank would have sent a code to your phone.'

  it('asks for the code', async () => {
    const { status, title, header, main, html } = await pageWords(challengePage(of))
    expect([status, title]).toEqual([200, 'Your bank asks who pays | Ashcombe payments'])
    expect(header).toContain('Wednesday 25 November 2026 at 10:30')
    expect(main).toEqual([
      'Your bank asks who pays',
      confirm,
      'Code from your bank',
      'Confirm the payment',
      'I cannot confirm it',
      'For tests: 123456 passes, everything else is wrong.',
    ])
    expect(html).toContain('<form method="post" action="/pay/p1/challenge?world=default" novalidate>')
    expect(html).toContain(
      '<input type="text" id="code" name="code" value="" autocomplete="one-time-code" maxlength="10" required inputmode="numeric">',
    )
  })

  it('says after a wrong answer how many tries are left', async () => {
    const { status, title, main, html } = await asked(1, true)
    expect([status, title]).toEqual([422, 'Error: Your bank asks who pays | Ashcombe payments'])
    const problem = 'This is not the code. You have 2 more tries.'
    expect(main.slice(0, 6)).toEqual([
      'Your bank asks who pays',
      'Nothing has been paid yet',
      problem,
      confirm,
      'Code from your bank',
      problem,
    ])
    expect(html).toContain(`<a href="#code">${problem}</a>`)
    expect((await asked(2, true)).main).toContain('This is not the code. You have one more try.')
  })

  it('says so as well to whoever comes back to it', async () => {
    const { status, main } = await asked(1)
    expect([status, main[1]]).toEqual([200, `${confirm} You have 2 more tries.`])
  })
})
