import { expect, it } from 'vitest'
import { opensConsultation } from './consultation-opening.ts'

it('is marked on what opens it, with the location where one is given', () => {
  expect(opensConsultation()).toEqual({ 'aria-haspopup': 'dialog', 'data-consultation': '' })
  expect(opensConsultation('LONDON')).toEqual({ 'aria-haspopup': 'dialog', 'data-consultation': 'LONDON' })
})
