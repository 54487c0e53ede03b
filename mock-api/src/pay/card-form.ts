import { inLondon } from '@shop/schema/domain/values/calendar'
import { type TestCard, testCardOf } from './test-cards.ts'

export type CardField = 'number' | 'expiry' | 'cvc' | 'name'

/** What the page shows again; number and security code are never among it. */
export interface KeptFields {
  readonly expiry: string
  readonly name: string
}

export type CardForm =
  | { readonly kind: 'valid'; readonly card: TestCard }
  | {
      readonly kind: 'invalid'
      /** What is wrong, for people, in the order of the fields. */
      readonly problems: readonly { readonly field: CardField; readonly message: string }[]
      readonly kept: KeptFields
    }

/** Reads what somebody typed about a card. `now` decides whether it is out of date. */
export function readCardForm(form: URLSearchParams, now: Date): CardForm {
  const typed = (field: CardField) => (form.get(field) ?? '').trim()
  const number = typed('number').replaceAll(/[\s-]/g, '')
  const card = testCardOf(number)
  const problems = [
    { field: 'number', message: problemOfNumber(number) },
    { field: 'expiry', message: problemOfExpiry(typed('expiry'), now) },
    { field: 'cvc', message: problemOfCode(typed('cvc'), card) },
    { field: 'name', message: problemOfName(typed('name')) },
  ] as const
  const wrong = problems.flatMap(({ field, message }) => (message === null ? [] : [{ field, message }]))
  if (wrong.length === 0 && card !== undefined) return { kind: 'valid', card }
  const kept = {
    expiry: typed('expiry').slice(0, 10),
    name: [...typed('name')].slice(0, longestName).join(''),
  }
  return { kind: 'invalid', problems: wrong, kept }
}

/** Whether the last digit of a number is the check digit of the others (Luhn). */
export function isLuhnValid(digits: string): boolean {
  let sum = 0
  for (const [index, digit] of [...digits].toReversed().entries()) {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    sum += value > 9 ? value - 9 : value
  }
  return digits !== '' && sum % 10 === 0
}

function problemOfNumber(number: string): string | null {
  if (number === '') return 'Enter the number of the card.'
  if (!/^\d{12,19}$/.test(number) || !isLuhnValid(number)) {
    return 'This is not the number of a card. Check the digits.'
  }
  if (testCardOf(number) !== undefined) return null
  return 'Only the test cards on this page are taken. Never enter a real card here.'
}

/** The last month counts in full, by London's calendar. Two digits are the year that ends so and is not long past. */
function problemOfExpiry(expiry: string, now: Date): string | null {
  if (expiry === '') return 'Enter the expiry date.'
  const [, month = '', year = ''] = /^(\d{1,2}) ?[/.-]? ?(\d{4}|\d{2})$/.exec(expiry) ?? []
  if (Number(month) < 1 || Number(month) > 12) return 'Enter month and year, such as 09/28.'
  const [thisYear = '', thisMonth = ''] = inLondon(now).date.split('-')
  const months = wholeYear(year, Number(thisYear)) * 12 + Number(month)
  const monthsNow = Number(thisYear) * 12 + Number(thisMonth)
  if (months < monthsNow) return 'This card is out of date.'
  return months > monthsNow + longestLifeMonths ? 'Check the year: no card is valid for so long.' : null
}

function wholeYear(digits: string, thisYear: number): number {
  if (digits.length === 4) return Number(digits)
  const first = thisYear - longestPastYears
  return first + ((((Number(digits) - first) % 100) + 100) % 100)
}

function problemOfCode(code: string, card: TestCard | undefined): string | null {
  if (code === '') return 'Enter the security code.'
  const length = card === undefined ? '3,4' : card.brand === 'American Express' ? '4' : '3'
  if (new RegExp(`^\\d{${length}}$`).test(code)) return null
  return length === '4'
    ? 'The security code of this card has four digits.'
    : 'The security code has three digits.'
}

function problemOfName(name: string): string | null {
  if (name === '') return 'Enter the name as it stands on the card.'
  // No letters are refused: names are as they are.
  return [...name].length > longestName || /\p{Cc}/u.test(name)
    ? `Enter the name in at most ${longestName} characters.`
    : null
}

export const longestName = 60
const longestLifeMonths = 20 * 12
/** A card that is out of date is told so, and not that it is valid for too long. */
const longestPastYears = 50
