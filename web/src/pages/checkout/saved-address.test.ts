import { expect, it } from 'vitest'
import type { AddressFieldsFragment } from '#generated/graphql/graphql.ts'
import { deliverable, postalFieldsOf, savedAddressOf } from './saved-address.ts'

const home: AddressFieldsFragment = {
  id: 'home',
  label: null,
  firstName: 'Anne-Marie',
  lastName: 'O’Brien',
  line1: '14 Larkfield Terrace',
  line2: null,
  town: 'Bath',
  county: null,
  postcode: 'BA1 5LR',
  country: 'GB',
  phone: null,
  isDefault: true,
}
const work = { ...home, id: 'work', line1: '60 Example Street', isDefault: false }
const abroad = { ...home, id: 'paris', country: 'FR', isDefault: false }

it('the addresses that are delivered to begin with the one that is delivered to first', () => {
  expect(deliverable([work, abroad, home]).map(({ id }) => id)).toEqual(['home', 'work'])
})

it('a form holds a saved address as long as nothing of it is changed', () => {
  const fields = postalFieldsOf(work)
  expect(fields).toEqual({
    line1: '60 Example Street',
    line2: '',
    town: 'Bath',
    county: '',
    postcode: 'BA1 5LR',
  })
  expect(savedAddressOf(fields, [home, work])?.id).toBe('work')
  expect(savedAddressOf({ ...fields, town: 'Bristol' }, [home, work])).toBeNull()
})
