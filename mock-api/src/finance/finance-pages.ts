import { type FinanceExample, financeExample } from '@shop/schema/domain/finance/finance'
import { decimal, formatPence, toPence } from '@shop/schema/domain/values/money'
import { lender } from '@shop/schema/domain/vocabulary/lender'
import { financePath } from '@shop/schema/http/service-paths'
import { escapeHtml } from '../http/escape-html.ts'
import { cancelForm, originsOf, problemSummary, textField } from '../pay/form-parts.ts'
import { hostedPage } from '../pay/hosted-page.ts'
import { cardFields, type InvalidCard, testCardTable } from '../pay/pay-pages.ts'
import { pathInWorld } from '../world/world-choice.ts'
import type { ApplicationForm } from './application-form.ts'
import type { StoredApplication } from './application-store.ts'
import { instalmentFacts } from './instalment-facts.ts'
import { decidingIncomes } from './lender-decision.ts'

/** An application, and the world that the address of its page names. */
export interface ApplicationInWorld {
  readonly application: StoredApplication
  readonly worldId: string
}

export const host = {
  name: lender.name,
  note: `A stand-in for the lender ${lender.name}, ${lender.address}: nobody is lent anything, no money moves, and no card is kept. Never enter a real one.`,
}

/** The path of an application's page. */
export function pathOfApplication({ application, worldId }: ApplicationInWorld): string {
  return pathInWorld(`${financePath}/${application.applicationId}`, worldId)
}

/** What every page of an application has beside its content. */
export function frameOf(application: StoredApplication) {
  const { amountPence, description, status, expiresMs } = application
  const canEnd = status === 'open' || status === 'approved'
  return {
    host,
    payment: { amountPence, description },
    until: canEnd ? new Date(expiresMs) : null,
    formOrigins: originsOf(application),
  }
}

type InvalidForm = Extract<ApplicationForm, { readonly kind: 'invalid' }>

/** Asks for what the lender decides by; everything the shop knows stands there already. */
export function applicationPage(of: ApplicationInWorld, invalid: InvalidForm | null = null): Response {
  const { application } = of
  const path = pathOfApplication(of)
  const example = exampleOf(application)
  const problemOf = (field: string) =>
    invalid?.problems.find((problem) => problem.field === field)?.message ?? null
  return hostedPage({
    ...frameOf(application),
    title: `${invalid === null ? '' : 'Error: '}Apply for credit`,
    heading: 'Apply for credit',
    status: invalid === null ? 200 : 422,
    content: `${invalid === null ? '' : problemSummary(invalid.problems, 'Nothing has been decided yet')}
${termsTable(example)}
<h2>Who applies</h2>
${applicantTable(application)}
<h2>For the lender to decide</h2>
<form method="post" action="${path}" novalidate>
${textField({
  name: 'income',
  label: 'Income a year, before tax',
  hint: 'In pounds, such as 24,000',
  autocomplete: 'off',
  isNumeric: true,
  maxLength: 20,
  value: invalid?.kept.income ?? '',
  problem: problemOf('income'),
})}
${agreement(invalid?.kept.agrees === true, problemOf('agrees'))}
<button name="action" value="apply">Apply for ${formatPence(example.creditPence)}</button>
</form>
${cancelForm(path, 'Cancel and go back to the shop')}
${incomeTable()}`,
  })
}

/** The lender has said yes: asks for the card that pays the deposit. */
export function depositPage(of: ApplicationInWorld, invalid: InvalidCard | null = null): Response {
  const { application } = of
  const path = pathOfApplication(of)
  const example = exampleOf(application)
  return hostedPage({
    ...frameOf(application),
    title: `${invalid === null ? '' : 'Error: '}Approved: pay the deposit`,
    heading: 'You are approved. Pay the deposit',
    status: invalid === null ? 200 : 422,
    content: `${invalid === null ? '' : problemSummary(invalid.problems)}
${termsTable(example)}
<h2>Card for the deposit</h2>
<form method="post" action="${path}" novalidate>
${cardFields(invalid)}
<button name="action" value="deposit">Pay the deposit of ${formatPence(example.depositPence)}</button>
</form>
${cancelForm(path, 'Cancel and go back to the shop')}
${testCardTable()}
<p class="note">A deposit is paid without a code, also by the card whose bank asks for one elsewhere.</p>`,
  })
}

function exampleOf({ amountPence, plan }: StoredApplication): FinanceExample {
  const example = financeExample(amountPence, plan)
  if (example === null) throw new RangeError(`Nothing is lent of ${amountPence} pence`)
  return example
}

/** What the agreement comes to (rules/finance#representative-example). */
function termsTable(example: FinanceExample): string {
  const { plan } = example
  return `<section aria-labelledby="terms">
<h2 id="terms">What you agree to</h2>
${factTable([
  ['Cash price', formatPence(example.cashPricePence)],
  [`Deposit, ${plan.depositPercent}%`, formatPence(example.depositPence)],
  ['Total credit', formatPence(example.creditPence)],
  ...instalmentFacts(example),
  ['APR', `${plan.aprPercent}% (${example.nominalRatePercent}% a year, fixed)`],
  ['Cost of credit', formatPence(example.costPence)],
  ['Total payable', formatPence(example.totalPayablePence)],
])}
</section>`
}

function applicantTable({ applicant }: StoredApplication): string {
  const { firstName, lastName, email, phone, address } = applicant
  return factTable([
    ['Name', `${firstName} ${lastName}`],
    ['Address', address.join(', ')],
    ['E-mail', email],
    ['Phone', phone],
  ])
}

function factTable(rows: readonly (readonly [string, string])[]): string {
  return `<table>
${rows.map(([name, value]) => `<tr><th scope="row">${escapeHtml(name)}<td>${escapeHtml(value)}</tr>`).join('\n')}
</table>`
}

function agreement(isGiven: boolean, problem: string | null): string {
  const described = problem === null ? '' : ' aria-invalid="true" aria-describedby="agrees-problem"'
  return `<div>
<label class="choice"><input type="checkbox" id="agrees" name="agrees" value="yes"${isGiven ? ' checked' : ''}${described}><span>I am 18 or over, live in the UK, and agree to a search of my credit file</span></label>
${problem === null ? '' : `<span class="problem" id="agrees-problem">${escapeHtml(problem)}</span>`}
</div>`
}

function incomeTable(): string {
  const { leastPounds, underwrittenPounds, approvedPounds } = decidingIncomes
  return `<section aria-labelledby="test-incomes">
<h2 id="test-incomes">Test incomes</h2>
${factTable([
  [`${inPounds(approvedPounds)} and more`, 'Approved at once'],
  [`${inPounds(underwrittenPounds)} and more`, 'Referred, then approved after 20 minutes'],
  [`${inPounds(leastPounds)} and more`, 'Referred, then declined after 20 minutes'],
  ['Less', 'Declined at once'],
])}
</section>`
}

/** Whole pounds, as amounts are written everywhere: £24,000.00. */
function inPounds(amount: number): string {
  return formatPence(toPence(decimal(amount)))
}
