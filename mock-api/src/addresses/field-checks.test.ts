import { describe, expect, it } from 'vitest'
import { FieldChecks } from './field-checks.ts'

/** What a check answers, and what it finds wrong. */
function check<Answer>(act: (checks: FieldChecks) => Answer): { kept: Answer; problems: string[] } {
  const checks = new FieldChecks()
  const kept = act(checks)
  return { kept, problems: checks.problems.map(({ code, field }) => `${code} ${field}`) }
}

describe('a field that somebody has typed', () => {
  it('says in words what is wrong, and once', () => {
    const checks = new FieldChecks()
    checks.required('town', '')
    checks.personName('firstName', '')
    checks.required('line1', 'x'.repeat(101))
    checks.phone('phone', 'call me')
    expect(checks.problems).toEqual([
      { code: 'REQUIRED', field: 'town', message: 'This is missing.' },
      { code: 'REQUIRED', field: 'firstName', message: 'This is missing.' },
      { code: 'TOO_LONG', field: 'line1', message: 'This is too long.' },
      { code: 'INVALID', field: 'phone', message: 'This is not possible here.' },
    ])
    expect(['town', 'email'].map((field) => checks.isRefused(field))).toEqual([true, false])
  })

  it.each([
    ['', '', ['REQUIRED f']],
    [' \t ', '', ['REQUIRED f']],
    ['  Bath ', 'Bath', []],
    ['Zoe\u0308', 'Zoë', []],
    ['Ba\nth', 'Ba\nth', ['INVALID f']],
    ['\u001B', '\u001B', ['INVALID f']],
    ['👨\u200D👩\u200D👧', '👨\u200D👩\u200D👧', []],
    ['\u200B\u200D', '\u200B\u200D', ['REQUIRED f']],
    ['12345', '12345', []],
    ['💍💍💍💍💍', '💍💍💍💍💍', []],
    ['123456', '123456', ['TOO_LONG f']],
  ])('that must hold something is kept of %j as %j', (given, kept, problems) => {
    expect(check((checks) => checks.required('f', given, 5))).toEqual({ kept, problems })
  })

  it.each([
    ['', ['REQUIRED f']],
    ['  ', ['REQUIRED f']],
    ['a\r\n\tb', []],
    ['a\u0000', ['INVALID f']],
    ['می\u200Cخو', []],
    ['\u200B \n', ['REQUIRED f']],
    ['123456', []],
    ['1234567', ['TOO_LONG f']],
  ])('of several lines takes %j with %j', (given, problems) => {
    expect(check((checks) => checks.longText('f', given, 6)).problems).toEqual(problems)
  })

  it.each([
    [null, null, []],
    [undefined, null, []],
    ['  ', null, []],
    ['\u200B', null, []],
    [' Flat 2 ', 'Flat 2', []],
    ['x'.repeat(101), 'x'.repeat(101), ['TOO_LONG f']],
  ])('that may be left empty is kept of %j as %j', (given, kept, problems) => {
    expect(check((checks) => checks.optional('f', given))).toEqual({ kept, problems })
  })

  it.each([
    ['Anne-Marie O’Brien', []],
    ['Smith 3', ['INVALID f']],
    ['', ['REQUIRED f']],
  ])('for a name takes %j with %j', (given, problems) => {
    expect(check((checks) => checks.personName('f', given)).problems).toEqual(problems)
  })

  it.each([
    [' zoe@example.com ', 'zoe@example.com', []],
    ['zoe@', 'zoe@', ['INVALID f']],
    ['', '', ['REQUIRED f']],
  ])('for an e-mail address keeps of %j %j', (given, kept, problems) => {
    expect(check((checks) => checks.email('f', given))).toEqual({ kept, problems })
  })

  it.each([
    [' 0161 496 0123 ', '+441614960123', []],
    ['', null, []],
    [null, null, []],
    ['1', null, ['INVALID f']],
  ])('for a phone number keeps of %j %j', (given, kept, problems) => {
    expect(check((checks) => checks.phone('f', given))).toEqual({ kept, problems })
  })

  it.each([
    ['ba1 5lr', true, 'BA1 5LR', []],
    ['75008', true, '75008', ['INVALID f']],
    ['75008', false, '75008', []],
    ['', false, '', ['REQUIRED f']],
  ])('for a postcode keeps of %j, in the United Kingdom %j, %j', (given, isOfUk, kept, problems) => {
    expect(check((checks) => checks.postcode('f', given, isOfUk))).toEqual({ kept, problems })
  })
})
