import { expect, it } from 'vitest'
import { emptyEnquiry, enquirySchema } from './enquiry-schema.ts'

it('an enquiry keeps what joins signs, and loses what cannot be printed (rules/contract#typed-texts)', () => {
  const typed = {
    ...emptyEnquiry,
    contactName: 'Zoë\u0007 👩\u200D🎤',
    email: 'zoe@example.com',
    message: 'می\u200Cخواهم\u0000 a ring,\nplease.',
    token: 'token-1',
  }
  expect(enquirySchema.parse(typed)).toMatchObject({
    contactName: 'Zoë 👩\u200D🎤',
    message: 'می\u200Cخواهم a ring,\nplease.',
  })
})
