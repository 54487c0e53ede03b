import { describe, expect, it } from 'vitest'
import { geometryKey, picturedPiece, type StoneBandGeometry } from './piece.ts'
import { usualSetting } from '../testing/usual-setting.ts'

const band = { kind: 'band', profile: 'd-shaped', widthMm: 4, finish: 'polished' } as const
const eternity: StoneBandGeometry = {
  kind: 'stone-band',
  coverage: 'full',
  setting: 'claw',
  rows: 1,
  widthMm: 3,
  shape: 'round-brilliant',
  gems: ['LAB_GROWN_RUBY', 'LAB_GROWN_DIAMOND'],
}

describe('the key of a geometry', () => {
  it('can be the name of a file', () => {
    expect(geometryKey(band)).toBe('band_polished_d-shaped_4')
    expect(geometryKey(usualSetting())).toMatch(/^[a-z0-9._-]+$/)
  })

  it('does not depend on the order of the fields', () => {
    expect(geometryKey({ finish: 'polished', widthMm: 4, profile: 'd-shaped', kind: 'band' })).toBe(
      geometryKey(band),
    )
  })

  it('is the same for stones grown by nature and in a laboratory', () => {
    expect(geometryKey(eternity)).toBe(geometryKey({ ...eternity, gems: ['RUBY', 'NATURAL_DIAMOND'] }))
    expect(geometryKey(eternity)).not.toBe(
      geometryKey({ ...eternity, gems: ['SAPPHIRE', 'NATURAL_DIAMOND'] }),
    )
  })

  it('is the same for a band a tenth wider, for another finger and for a depth nobody sees', () => {
    const key = geometryKey(usualSetting({ bandWidthMm: 2 }))
    expect(geometryKey(usualSetting({ bandWidthMm: 2.1 }))).toBe(key)
    expect(geometryKey({ ...usualSetting(), innerDiameterMm: 15, bandDepthMm: 1.6 })).toBe(key)
    expect(geometryKey(usualSetting({ bandWidthMm: 2.8 }))).not.toBe(key)
  })

  it('tells apart what a picture can tell apart', () => {
    const keys = [
      usualSetting(),
      usualSetting({ clawCount: 6 }),
      usualSetting({ head: 'rubover' }),
      usualSetting({ halo: 'single' }),
      usualSetting({}, 'oval-shape'),
      usualSetting({ hasMilgrain: true }),
    ].map(geometryKey)
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('is that of the piece that is pictured', () => {
    const wide = usualSetting({ bandWidthMm: 2.1 })
    expect(picturedPiece(wide)).toMatchObject({ bandWidthMm: 2 })
    expect(geometryKey(picturedPiece(wide))).toBe(geometryKey(wide))
  })
})
