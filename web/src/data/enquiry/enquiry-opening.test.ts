import { expect, it } from 'vitest'
import { opensEnquiry } from './enquiry-opening.ts'

it('is marked on what opens it', () => {
  expect(opensEnquiry).toEqual({ 'aria-haspopup': 'dialog', 'data-enquiry': '' })
})
