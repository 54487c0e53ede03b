import { formatPence } from '@shop/schema/domain/values/money'
import { payPath } from '@shop/schema/http/service-paths'
import { escapeHtml } from '../http/escape-html.ts'
import { pathInWorld } from '../world/world-choice.ts'
import { type CardForm, longestName } from './card-form.ts'
import { cancelForm, originsOf, problemSummary, textField } from './form-parts.ts'
import { hostedPage } from './hosted-page.ts'
import type { StoredPayment } from './provider-payment-store.ts'
import { inGroups, keptOf, testCards, walletCards } from './test-cards.ts'

/** A payment, and the world that the addresses of its pages name. */
export interface PaymentInWorld {
  readonly payment: StoredPayment
  readonly worldId: string
}

export type InvalidCard = Extract<CardForm, { readonly kind: 'invalid' }>

/** The path of a payment's page, or of one below it. */
export function pathOfPayment({ payment, worldId }: PaymentInWorld, below = ''): string {
  return pathInWorld(`${payPath}/${payment.paymentId}${below}`, worldId)
}

/** Asks for a card, or for one of the device. */
export function payPage(of: PaymentInWorld, invalid: InvalidCard | null = null): Response {
  const { payment } = of
  const isWallet = payment.method === 'WALLET'
  const path = pathOfPayment(of)
  return hostedPage({
    title: `${invalid === null ? '' : 'Error: '}Pay ${isWallet ? 'with this device' : 'by card'}`,
    heading: isWallet ? 'Pay with this device' : 'Pay by card',
    payment,
    until: new Date(payment.expiresMs),
    formOrigins: originsOf(payment),
    status: invalid === null ? 200 : 422,
    content: `${invalid === null ? '' : problemSummary(invalid.problems)}
<form method="post" action="${path}" novalidate>
${isWallet ? deviceCards() : cardFields(invalid)}
<button name="action" value="pay">${isWallet ? 'Pay with the card on this device' : `Pay ${formatPence(payment.amountPence)}`}</button>
</form>
${cancelForm(path, 'Cancel and go back to the shop')}
${isWallet ? '' : testCardTable()}`,
  })
}

/** The fields for a card, with what is wrong with them. */
export function cardFields(invalid: InvalidCard | null): string {
  const problemOf = (field: string) =>
    invalid?.problems.find((problem) => problem.field === field)?.message ?? null
  const { expiry = '', name = '' } = invalid?.kept ?? {}
  const number = textField({
    name: 'number',
    label: 'Card number',
    autocomplete: 'cc-number',
    isNumeric: true,
    maxLength: 30,
    problem: problemOf('number'),
  })
  const expiryDate = textField({
    name: 'expiry',
    label: 'Expiry date',
    hint: 'Month and year, such as 09/28',
    autocomplete: 'cc-exp',
    isNumeric: true,
    maxLength: 10,
    value: expiry,
    problem: problemOf('expiry'),
  })
  const cvc = textField({
    name: 'cvc',
    label: 'Security code',
    hint: 'The last three digits on the back',
    autocomplete: 'cc-csc',
    isNumeric: true,
    maxLength: 4,
    problem: problemOf('cvc'),
  })
  const holder = textField({
    name: 'name',
    label: 'Name on the card',
    autocomplete: 'cc-name',
    maxLength: longestName,
    value: name,
    problem: problemOf('name'),
  })
  return `${number}
<div class="pair">
${expiryDate}
${cvc}
</div>
${holder}`
}

/** The cards that the device keeps, the one that is paid chosen. */
function deviceCards(): string {
  const choices = walletCards.map((card, index) => {
    const { brand, lastDigits } = keptOf(card)
    return `<label class="choice"><input type="radio" name="card" value="${lastDigits}"${index === 0 ? ' checked' : ''}><span>${brand} ending ${lastDigits}<span class="hint">${escapeHtml(card.says)}</span></span></label>`
  })
  return `<fieldset>
<legend>Card on this device</legend>
${choices.join('\n')}
</fieldset>`
}

/** Every card that is taken, and what becomes of it. */
export function testCardTable(): string {
  const rows = testCards.map(
    ({ number, brand, says }) =>
      `<tr><th scope="row"><code>${inGroups(number)}</code>${brand === 'Visa' ? '' : `<span class="hint">${brand}</span>`}<td>${escapeHtml(says)}</tr>`,
  )
  return `<section aria-labelledby="test-cards">
<h2 id="test-cards">Test cards</h2>
<p class="note">Any expiry date to come, any three digits as security code (four for American Express), any name. All are Visa unless another name stands there.</p>
<table>
<thead><tr><th scope="col">Number<th scope="col">What happens</tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>
</section>`
}
