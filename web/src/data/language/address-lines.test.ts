import { expect, it } from 'vitest'
import { addressLines } from './address-lines.ts'

const bath = {
  line1: '14 Larkfield Terrace',
  line2: null,
  town: 'Bath',
  county: null,
  postcode: 'BA1 5LR',
  country: 'GB',
}

it('an address has the lines of an envelope, at home without the country', () => {
  expect(addressLines(bath)).toEqual(['14 Larkfield Terrace', 'Bath BA1 5LR'])
  expect(addressLines({ ...bath, line2: 'Flat 2', county: 'Somerset' })).toEqual([
    '14 Larkfield Terrace',
    'Flat 2',
    'Bath BA1 5LR',
    'Somerset',
  ])
})

it('an address of a form has no lines for what was left empty', () => {
  const typed = { line1: bath.line1, line2: '', town: bath.town, county: '', postcode: bath.postcode }
  expect(addressLines(typed)).toEqual(['14 Larkfield Terrace', 'Bath BA1 5LR'])
})

it('an address abroad ends with the country', () => {
  const paris = { ...bath, line1: '3 rue de la Paix', town: 'Paris', postcode: '75002', country: 'FR' }
  expect(addressLines(paris)).toEqual(['3 rue de la Paix', 'Paris 75002', 'France'])
})
