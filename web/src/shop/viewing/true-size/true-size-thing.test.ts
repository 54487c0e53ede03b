import { usualSetting } from '@shop/schema/geometry/testing/usual-setting'
import type { RingSettingGeometry } from '@shop/schema/geometry/pieces/piece'
import { ringSettingScene } from '@shop/schema/geometry/pieces/ring-setting'
import { usualStone } from '@shop/schema/geometry/stones/usual-stone'
import { describe, expect, it } from 'vitest'
import { ringFromAbove } from './ring-from-above.ts'
import { ringScenesFor } from './ring-scenes.ts'
import { stonesFromAbove } from './seen-from-above.ts'
import { pieceInTrueSize, stoneInTrueSize } from './true-size-thing.ts'

const solitaire = {
  ...usualSetting({ band: 'tapered', bandWidthMm: 2.2 }, 'oval-shape'),
  bandDepthMm: 1.7,
}
const band = { kind: 'band', profile: 'd-shaped', finish: 'polished', widthMm: 4 } as const
const sapphire = usualStone('oval-shape', 'SAPPHIRE', 9)

describe('what has a true size', () => {
  it('is a ring with the very stone, a ring for a diamond of any weight, and a band', () => {
    expect(pieceInTrueSize(solitaire, sapphire)).toEqual({
      ring: solitaire,
      stone: sapphire,
      comparedShape: 'oval-shape',
    })
    expect(pieceInTrueSize(solitaire, null)).toMatchObject({ stone: null, comparedShape: 'oval-shape' })
    expect(pieceInTrueSize(band, null)).toEqual({ ring: band, stone: null, comparedShape: null })
  })

  it('is a ready ring with a diamond for itself, of any weight, and none with another front', () => {
    const dress = {
      kind: 'dress-ring',
      shape: 'round-brilliant',
      gem: 'LAB_GROWN_DIAMOND',
      letter: null,
    } as const
    expect(pieceInTrueSize({ ...dress, motif: 'trilogy', innerDiameterMm: 18 }, null)).toMatchObject({
      ring: { kind: 'setting', style: '3-stone', sideStones: 'same', innerDiameterMm: 18 },
      stone: null,
      comparedShape: 'round-brilliant',
    })
    expect(pieceInTrueSize({ ...dress, motif: 'solitaire', gem: 'EMERALD' }, null)).toBeNull()
    expect(pieceInTrueSize({ ...dress, motif: 'cluster' }, null)).toBeNull()
  })

  it('is no ring with a coloured stone of which nobody says the measures, and no necklace', () => {
    expect(pieceInTrueSize({ ...solitaire, stone: sapphire }, null)).toBeNull()
    const necklace = {
      motif: 'bar',
      chain: 'trace',
      shape: 'round-brilliant',
      gem: null,
      letter: null,
    } as const
    expect(pieceInTrueSize({ kind: 'necklace', ...necklace }, null)).toBeNull()
  })
})

const noScene = () => null

describe('a ring from above', () => {
  it('is built where it has more stones than its main one, and looks the same where it has not', async () => {
    const seenOf = async (ring: RingSettingGeometry) =>
      ringFromAbove({ ring, stone: null, comparedShape: null }, null, await ringScenesFor(ring)).stones
    expect(await ringScenesFor(solitaire).then((scenes) => scenes(solitaire))).toBeNull()
    expect(await seenOf({ ...solitaire, sideStones: 'pear' })).toHaveLength(3)
    expect((await seenOf({ ...solitaire, shoulders: 'grain-set' })).length).toBeGreaterThan(12)
    const built = stonesFromAbove(ringSettingScene(solitaire).parts)
    expect(await seenOf(solitaire)).toEqual(built)
  })

  it('is as wide as its band, on a finger of the chosen size, with its stone', () => {
    const thing = { ring: solitaire, stone: sapphire, comparedShape: 'oval-shape' } as const
    const ring = ringFromAbove(thing, null, noScene, 18.1)
    expect(ring).toMatchObject({ bandWidthMm: 2.2, bandDepthMm: 1.7, innerDiameterMm: 18.1 })
    expect(ring.stones).toHaveLength(1)
    const ys = ring.stones.flatMap(({ outline }) => outline.map(([, y]) => y))
    expect(Math.max(...ys) - Math.min(...ys)).toBeCloseTo(9, 5)
  })

  it('is a plain band of two millimetres for a stone by itself', () => {
    const ring = ringFromAbove(stoneInTrueSize(sapphire), null, noScene)
    expect(ring).toMatchObject({ bandWidthMm: 2, bandDepthMm: 1.7, innerDiameterMm: 16.91 })
    expect(ring.stones).toHaveLength(1)
  })

  it('has no stone on a plain band', () => {
    expect(ringFromAbove({ ring: band, stone: null, comparedShape: null }, null, noScene, 16)).toEqual({
      bandWidthMm: 4,
      bandDepthMm: 1.7,
      innerDiameterMm: 16,
      stones: [],
    })
  })
})
