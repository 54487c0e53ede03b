import { describe, expect, it } from 'vitest'
import { consultationInput } from './consultation-input.ts'
import { consultationSchema, emptyConsultation, type ConsultationForm } from './consultation-schema.ts'

const typed: ConsultationForm = {
  location: 'LONDON',
  serviceId: '1',
  date: '2027-06-02',
  time: '10:00',
  firstName: ' Anne-Marie ',
  lastName: 'O’Brien',
  email: 'anne-marie@example.com',
  phone: '+447700900123',
  message: 'A ring,\nof a\u0007 brooch. 👩\u200D❤️\u200D👨',
}

/** What is wrong with a form, by field: the first word about each. */
function problemsOf(changed: Partial<ConsultationForm>): Record<string, string> {
  const { error } = consultationSchema.safeParse({ ...typed, ...changed })
  return Object.fromEntries(
    (error?.issues ?? []).toReversed().map(({ path, message }) => [path.join('.'), message]),
  )
}

describe('the form of a consultation (rules/booking#fields)', () => {
  it('needs all of its fields', () => {
    expect(problemsOf(emptyConsultation(null))).toEqual({
      location: 'REQUIRED',
      serviceId: 'REQUIRED',
      date: 'REQUIRED',
      time: 'REQUIRED',
      firstName: 'REQUIRED',
      lastName: 'REQUIRED',
      email: 'REQUIRED',
      phone: 'REQUIRED',
      message: 'REQUIRED',
    })
    expect(problemsOf({})).toEqual({})
  })

  it.each([
    ['email', 'anne@', 'INVALID'],
    ['phone', '1234567', 'INVALID'],
    ['phone', '12345678', undefined],
    ['phone', '1'.repeat(20), undefined],
    ['phone', '1'.repeat(21), 'INVALID'],
    ['phone', '+1234567', undefined],
    ['phone', `+${'1'.repeat(20)}`, 'INVALID'],
    ['firstName', 'x'.repeat(61), 'TOO_LONG'],
    ['message', 'x'.repeat(500), undefined],
    ['message', 'x'.repeat(501), 'TOO_LONG'],
    ['message', ' \n\u0007 ', 'REQUIRED'],
    ['message', 'bell\u0007', undefined],
  ])('of the %s %j says %s', (field, value, problem) => {
    expect(problemsOf({ [field]: value })).toEqual(problem === undefined ? {} : { [field]: problem })
  })

  it('is sent as the contract has it: trimmed, and its day at one o’clock in London', () => {
    const checked = consultationSchema.parse(typed)
    expect(consultationInput(checked, { gclid: null, consultant: 'eleanor-marsh' })).toEqual({
      firstName: 'Anne-Marie',
      lastName: 'O’Brien',
      email: 'anne-marie@example.com',
      phone: '+447700900123',
      date: '2027-06-02T00:00:00.000Z',
      time: { time: '10:00', disabled: false },
      serviceId: '1',
      location: 'LONDON',
      description: 'A ring,\nof a brooch. 👩\u200D❤️\u200D👨',
      gclid: null,
      consultant: 'eleanor-marsh',
    })
  })
})
