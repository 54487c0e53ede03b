import { expect, it } from 'vitest'
import { listOfAddress } from './list-of-address.ts'

it.each([
  ['/create/engagement-ring/halo', 'settings'],
  ['/create/pendant', 'settings'],
  ['/wedding-rings/plain/collection/platinum', 'listing'],
  ['/sale', 'listing'],
])('%s is a list of %s', (address, kind) => {
  expect(listOfAddress(address)?.kind).toBe(kind)
})

it.each(['/create/gemstones', '/about', '/sale/nothing', '/create/engagement-ring/product/PR-00201'])(
  '%s is a list of neither',
  (address) => expect(listOfAddress(address)).toBeNull(),
)
