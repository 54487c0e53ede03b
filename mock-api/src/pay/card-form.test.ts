import { describe, expect, it } from 'vitest'
import { isLuhnValid, readCardForm } from './card-form.ts'
import { testCards } from './test-cards.ts'

const now = new Date('2026-11-25T10:00:00Z')
const typed = { number: '4242 4242 4242 4242', expiry: '09/28', cvc: '123', name: 'Zoë O’Brien' }

/** Each message with its field; empty where everything is right. */
function problemsOf(changed: Partial<typeof typed>, at = now): string[] {
  const form = readCardForm(new URLSearchParams({ ...typed, ...changed }), at)
  return form.kind === 'valid' ? [] : form.problems.map(({ field, message }) => `${field}: ${message}`)
}

describe('a card that was typed', () => {
  it.each(testCards.map((card) => [card.number, card] as const))('is %s', (number, card) => {
    const cvc = card.brand === 'American Express' ? '1234' : '123'
    expect(isLuhnValid(number)).toBe(true)
    expect(readCardForm(new URLSearchParams({ ...typed, number, cvc }), now)).toEqual({
      kind: 'valid',
      card,
    })
  })

  it.each([
    { number: '4242-4242-4242-4242' },
    { number: ' 4242424242424242 ' },
    { expiry: '0928' },
    { expiry: '9/28' },
    { expiry: '09 / 2028' },
    { expiry: '09-28' },
    // Its last month has begun.
    { expiry: '11/26' },
    { expiry: '1/27' },
    { expiry: '12.28' },
    // The longest that a card is valid.
    { expiry: '11/46' },
    { cvc: ' 123 ' },
    { name: '李' },
    { name: 'a'.repeat(60) },
    { name: '𠮷'.repeat(60) },
  ])('may be written as %j', (changed) => {
    expect(problemsOf(changed)).toEqual([])
  })

  it.each([
    [{ number: '' }, 'number: Enter the number of the card.'],
    [{ number: '4242 4242 4242 4243' }, 'number: This is not the number of a card. Check the digits.'],
    [{ number: '4242' }, 'number: This is not the number of a card. Check the digits.'],
    [{ number: 'my card' }, 'number: This is not the number of a card. Check the digits.'],
    // Right by its check digit, and longer than any.
    [{ number: '0'.repeat(20) }, 'number: This is not the number of a card. Check the digits.'],
    [
      { number: '4012888888881881' },
      'number: Only the test cards on this page are taken. Never enter a real card here.',
    ],
    [{ expiry: '' }, 'expiry: Enter the expiry date.'],
    [{ expiry: '13/28' }, 'expiry: Enter month and year, such as 09/28.'],
    [{ expiry: '00/28' }, 'expiry: Enter month and year, such as 09/28.'],
    [{ expiry: 'in 09/28' }, 'expiry: Enter month and year, such as 09/28.'],
    [{ expiry: '09/28 or so' }, 'expiry: Enter month and year, such as 09/28.'],
    [{ expiry: '09/1928' }, 'expiry: This card is out of date.'],
    [{ expiry: '09/12028' }, 'expiry: Enter month and year, such as 09/28.'],
    [{ expiry: 'soon' }, 'expiry: Enter month and year, such as 09/28.'],
    [{ expiry: '10/26' }, 'expiry: This card is out of date.'],
    [{ expiry: '12/46' }, 'expiry: Check the year: no card is valid for so long.'],
    [{ cvc: '' }, 'cvc: Enter the security code.'],
    [{ cvc: '12' }, 'cvc: The security code has three digits.'],
    [{ cvc: '1234' }, 'cvc: The security code has three digits.'],
    [{ number: '378282246310005' }, 'cvc: The security code of this card has four digits.'],
    [{ cvc: 'a123' }, 'cvc: The security code has three digits.'],
    [{ cvc: '123a' }, 'cvc: The security code has three digits.'],
    [{ cvc: 'abc' }, 'cvc: The security code has three digits.'],
    [{ name: 'Zoë\u0007' }, 'name: Enter the name in at most 60 characters.'],
    [{ name: ' ' }, 'name: Enter the name as it stands on the card.'],
    [{ name: 'a'.repeat(61) }, 'name: Enter the name in at most 60 characters.'],
  ])('with %j is refused by its field', (changed, problem) => {
    expect(problemsOf(changed)).toEqual([problem])
  })

  it.each([
    ['2100-06-01T10:00:00Z', '12/2101'],
    ['2100-06-01T10:00:00Z', '12/01'],
    ['2098-06-01T10:00:00Z', '06/10'],
    ['1975-06-01T10:00:00Z', '12/76'],
    ['1995-06-01T10:00:00Z', '12/05'],
  ])('may be paid with at %s until %s', (at, expiry) => {
    expect(problemsOf({ expiry }, new Date(at))).toEqual([])
  })

  it('is out of date by London’s calendar', () => {
    // In London the first of July has begun, an hour before UTC's.
    expect(problemsOf({ expiry: '06/27' }, new Date('2027-06-30T23:30:00Z'))).toEqual([
      'expiry: This card is out of date.',
    ])
  })

  it('that lacks everything is told all of it, in the order of the fields', () => {
    const form = readCardForm(new URLSearchParams(), now)
    expect(form.kind === 'invalid' && form.problems.map(({ field }) => field)).toEqual([
      'number',
      'expiry',
      'cvc',
      'name',
    ])
  })

  it('that is not known may have a code of three digits or four', () => {
    const ofCode = (cvc: string) => problemsOf({ number: '', cvc }).slice(1)
    expect([ofCode('123'), ofCode('1234')]).toEqual([[], []])
    expect(ofCode('12')).toEqual(['cvc: The security code has three digits.'])
    expect(ofCode('12345')).toEqual(['cvc: The security code has three digits.'])
  })

  it('is shown again in part, however much was typed', () => {
    const form = readCardForm(
      new URLSearchParams({ ...typed, expiry: '1'.repeat(20), name: '𠮷'.repeat(100) }),
      now,
    )
    expect(form.kind === 'invalid' && form.kept).toEqual({ expiry: '1'.repeat(10), name: '𠮷'.repeat(60) })
  })

  it('is shown again without its number and security code', () => {
    const form = readCardForm(new URLSearchParams({ ...typed, number: '4242' }), now)
    expect(form.kind === 'invalid' && form.kept).toEqual({ expiry: '09/28', name: 'Zoë O’Brien' })
  })
})

describe('the check digit of a number', () => {
  it.each([
    ['0', true],
    ['18', true],
    ['59', true],
    ['91', true],
    ['26', true],
    ['19', false],
    ['81', false],
    ['1', false],
    ['', false],
  ])('of %j is right: %j', (digits, isRight) => {
    expect(isLuhnValid(digits)).toBe(isRight)
  })
})
