import { shopIdentity } from '@shop/schema/domain/vocabulary/shop-identity'
import { expect, it } from 'vitest'
import { boutiqueHours } from './boutique-hours.ts'

it('says on which days a boutique is open, and leaves out when it is shut', () => {
  expect(shopIdentity.boutiques.map(({ hours }) => boutiqueHours(hours))).toEqual([
    'Monday to Friday 10:00 to 18:00, Saturday 10:00 to 17:00',
    'Wednesday to Friday 10:00 to 18:00, Saturday 10:00 to 17:00',
    'Monday to Friday 10:00 to 17:30, Saturday 10:00 to 17:00',
  ])
})
