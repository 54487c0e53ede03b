import { describe, expect, it } from 'vitest'
import type { SavedDesign } from './basket-record.ts'
import { notPutInAgain } from './saved-designs.ts'

const ring: SavedDesign = {
  sku: 'PR-00201',
  shape: 'round-brilliant',
  metal: 'yellow-gold',
  gemstoneId: '1',
  gemstonePair: [],
  isGemstoneFirst: false,
  title: null,
}
const studs = { ...ring, sku: 'ES-00401', gemstoneId: null, gemstonePair: ['2', '3'] }
const band = { ...ring, sku: 'WR-00101', shape: '', gemstoneId: null }
const designs = [ring, studs, band]

describe('the designs of an emptied basket', () => {
  it.each([
    ['the same ring', ring, ['ES-00401', 'WR-00101']],
    ['its setting with its stone in another metal', { ...ring, metal: 'platinum' }, ['ES-00401', 'WR-00101']],
    ['its setting with another stone', { ...ring, gemstoneId: '4' }, ['PR-00201', 'ES-00401', 'WR-00101']],
    ['its stone in another setting', { ...ring, sku: 'PR-00225' }, ['PR-00201', 'ES-00401', 'WR-00101']],
    ['the pair the other way round', { ...studs, gemstonePair: ['3', '2'] }, ['PR-00201', 'WR-00101']],
    ['the pair with another match', { ...studs, gemstonePair: ['2', '5'] }, ['PR-00201', 'WR-00101']],
    ['the same band', band, ['PR-00201', 'ES-00401']],
    ['the band in another metal', { ...band, metal: 'platinum' }, ['PR-00201', 'ES-00401', 'WR-00101']],
    ['the band in another shape', { ...band, shape: 'oval-shape' }, ['PR-00201', 'ES-00401', 'WR-00101']],
  ])('with %s put in are still to be offered: %s', (_which, piece, left) => {
    expect(notPutInAgain(designs, [piece]).map(({ sku }) => sku)).toEqual(left)
  })

  it('with several of them put in are those that are left', () => {
    expect(notPutInAgain(designs, [ring, band])).toEqual([studs])
  })
})
