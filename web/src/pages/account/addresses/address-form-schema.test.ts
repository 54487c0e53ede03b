import { safeParse } from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { addressFormOf, addressFormSchema, addressInput, type AddressForm } from './address-form-schema.ts'

const anne = { firstName: 'Anne-Marie', lastName: 'O’Brien' }
const typed: AddressForm = {
  ...addressFormOf(null, anne),
  line1: '14 Larkfield Terrace',
  town: 'Bath',
  postcode: 'ba15lr',
}

/** The code of what is wrong, by field. */
function problemsOf(changes: Partial<AddressForm>): Record<string, string> {
  const { error } = safeParse(addressFormSchema, { ...typed, ...changes })
  const issues = (error?.issues ?? []).toReversed()
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]))
}

describe('an address that is typed', () => {
  it('may leave out what not every address has', () => {
    expect(problemsOf({})).toEqual({})
    expect(addressInput('a1', typed)).toEqual({
      id: 'a1',
      label: null,
      firstName: 'Anne-Marie',
      lastName: 'O’Brien',
      line1: '14 Larkfield Terrace',
      line2: null,
      town: 'Bath',
      county: null,
      postcode: 'ba15lr',
      country: 'GB',
      phone: null,
      isDefault: false,
    })
  })

  it('needs a name, a first line, a town and a postcode', () => {
    expect(problemsOf({ firstName: ' ', lastName: '', line1: '', town: '', postcode: '' })).toEqual({
      firstName: 'REQUIRED',
      lastName: 'REQUIRED',
      line1: 'REQUIRED',
      town: 'REQUIRED',
      postcode: 'REQUIRED',
    })
  })

  it.each([
    [{ firstName: 'R2D2' }, { firstName: 'INVALID' }],
    [{ line2: 'x'.repeat(101) }, { line2: 'TOO_LONG' }],
    [{ label: 'x'.repeat(41) }, { label: 'TOO_LONG' }],
    [{ label: 'Home 👨\u200D👩\u200D👧' }, {}],
    [{ label: 'bell\u0007' }, { label: 'INVALID' }],
    [{ phone: '0123' }, { phone: 'INVALID' }],
    [{ phone: 'ring me' }, { phone: 'INVALID' }],
    [{ phone: '(0117) 496-0123' }, {}],
  ])('%j is refused as %j', (changes, problems) => {
    expect(problemsOf(changes)).toEqual(problems)
  })

  it.each([
    ['GB', 'BA1 5LR', {}],
    ['JE', 'je2 3xx', {}],
    ['GB', '75001', { postcode: 'INVALID' }],
    ['IM', '12345', { postcode: 'INVALID' }],
    ['FR', '75001', {}],
    ['DE', '', { postcode: 'REQUIRED' }],
  ])('in %s may have the postcode "%s": %j', (country, postcode, problems) => {
    expect(problemsOf({ country, postcode })).toEqual(problems)
  })
})
