import { expect, it } from 'vitest'
import type { StoneFacets } from '#shop/gemstone/stone-facets.ts'
import { stoneListAddresses } from './stone-list-addresses.ts'

const facets: StoneFacets = [
  {
    group: 'SHAPE',
    options: [
      { ids: ['171'], count: 6053 },
      { ids: ['175'], count: 0 },
    ],
  },
  { group: 'ORIGIN', options: [{ ids: ['NATURAL'], count: 12 }] },
  {
    group: 'GEM_TYPE',
    options: [
      { ids: ['RUBY'], count: 40 },
      { ids: ['EMERALD'], count: 0 },
    ],
  },
  { group: 'CERTIFICATE', options: [{ ids: ['GIA'], count: 12 }] },
]

it('stones to start with are found as they are, and by each shape and kind that there is', () => {
  expect(stoneListAddresses({ total: 6053, facets })).toEqual([
    '/create/gemstones',
    '/create/gemstones/round-brilliant',
    '/create/gemstones/ruby',
  ])
})

it('no list is found while there are no stones', () => {
  expect(stoneListAddresses({ total: 0, facets: [] })).toEqual([])
})
