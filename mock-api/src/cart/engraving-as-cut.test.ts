import { designs } from '@shop/fixtures/designs/designs'
import { expect, it } from 'vitest'
import { engravingAsCut } from './engraving-as-cut.ts'

const design = designs.find(({ sku }) => sku === 'WR-00601')
const choice = { engraving: { font: 'Roman', text: ' for  ever ' }, optionIds: [] }

it('is cut in capitals, without spaces at its ends or two in a row', () => {
  expect(engravingAsCut(design, choice)).toEqual({ font: 'Roman', text: 'FOR EVER' })
})

it('stays as it was typed where the design is not known, and is none where there is none', () => {
  expect(engravingAsCut(undefined, choice)).toEqual(choice.engraving)
  expect(engravingAsCut(design, { ...choice, engraving: null })).toBeNull()
})
