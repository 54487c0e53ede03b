import { formatPence } from '@shop/schema/domain/values/money'
import { cancelForm, originsOf, problemSummary, textField } from './form-parts.ts'
import { hostedPage } from './hosted-page.ts'
import { pathOfPayment, type PaymentInWorld } from './pay-pages.ts'
import { challengeCode, mostWrongCodes } from './test-cards.ts'

/** Below the page of a payment: the bank asks who pays. */
export const challengeBelow = '/challenge'

/** The bank's page: it asks for the code that it has sent to the owner of the card, once more where the answer was wrong. */
export function challengePage(of: PaymentInWorld, { isWrong } = { isWrong: false }): Response {
  const { payment } = of
  const left = mostWrongCodes - payment.wrongCodes
  const triesLeft = `You have ${left === 1 ? 'one more try' : `${left} more tries`}.`
  const problem = isWrong ? `This is not the code. ${triesLeft}` : null
  const isAskedBefore = !isWrong && payment.wrongCodes > 0
  const path = pathOfPayment(of, challengeBelow)
  const { brand = 'card', lastDigits = '' } = payment.card ?? {}
  return hostedPage({
    title: `${problem === null ? '' : 'Error: '}Your bank asks who pays`,
    heading: 'Your bank asks who pays',
    payment,
    until: new Date(payment.expiresMs),
    formOrigins: originsOf(payment),
    status: problem === null ? 200 : 422,
    content: `${problem === null ? '' : problemSummary([{ field: 'code', message: problem }])}
<p>Confirm ${formatPence(payment.amountPence)} to Ashcombe with your ${brand} ending ${lastDigits}. Your bank would have sent a code to your phone.${isAskedBefore ? ` ${triesLeft}` : ''}</p>
<form method="post" action="${path}" novalidate>
${textField({
  name: 'code',
  label: 'Code from your bank',
  autocomplete: 'one-time-code',
  isNumeric: true,
  maxLength: 10,
  problem,
})}
<button name="action" value="confirm">Confirm the payment</button>
</form>
${cancelForm(path, 'I cannot confirm it')}
<p class="note aside">For tests: ${challengeCode} passes, everything else is wrong.</p>`,
  })
}
