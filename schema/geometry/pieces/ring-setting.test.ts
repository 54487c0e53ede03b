import { describe, expect, it, vi } from 'vitest'
import { shapes } from '../../domain/vocabulary/taxonomy.ts'
import { volumeMm3 } from '../primitives/mesh.ts'
import type { RingSettingLook } from '../looks/piece-look.ts'
import { ringSettingScene } from './ring-setting.ts'
import { shankMeshes } from '../parts/shank.ts'
import { cornersOf, metalExtent, openEdges } from '../testing/mesh-checks.ts'
import { penetrations } from '../testing/penetration.ts'
import { usualSetting } from '../testing/usual-setting.ts'
import { distance } from '../primitives/vector.ts'

vi.mock(import('../stones/stone.ts'), async (original) => {
  const { cutOnce } = await import('../testing/cut-once.ts')
  return cutOnce(await original())
})

const slugs = shapes.map(({ slug }) => slug)

/** Every value of every field of a setting's look, one at a time, and the styles with what they bring. */
const looks: readonly Partial<Omit<RingSettingLook, 'kind'>>[] = [
  {},
  { clawCount: 6, band: 'tapered' },
  { head: 'v-claw', band: 'knife-edge' },
  { head: 'double-claw', band: 'twist' },
  { head: 'rubover', hasMilgrain: true },
  { shank: 'cathedral' },
  { shank: 'split' },
  { style: 'shoulder-set', shoulders: 'grain-set' },
  { style: 'shoulder-set', shoulders: 'channel-set' },
  { style: 'shoulder-set', shoulders: 'cutdown-set', hasMilgrain: true },
  { style: 'shoulder-set', shoulders: 'baguette' },
  { style: 'shoulder-set', shoulders: 'marquise' },
  { style: 'shoulder-set', shoulders: 'grain-set', band: 'twist' },
  { style: 'halo', halo: 'single', shoulders: 'grain-set', shank: 'split' },
  { style: 'halo', halo: 'double' },
  { style: 'halo', halo: 'hidden' },
  { style: 'halo', halo: 'floral' },
  { style: '3-stone', sideStones: 'same' },
  { style: '3-stone', sideStones: 'same', head: 'rubover' },
  { style: '3-stone', sideStones: 'pear' },
  { style: '3-stone', sideStones: 'baguette' },
  { style: '3-stone', sideStones: 'half-moon' },
]

/** Those that differ in what is near the main stone. */
const heads = looks.filter(({ shoulders, shank }) => shoulders === undefined && shank !== 'split')

describe('a ring setting', () => {
  // The test of what is sold builds every shape; here are a curved one with a cleft and one with corners.
  it.each(looks)('is of closed bodies wound outwards: %j', (look) => {
    for (const slug of ['heart-shape', 'emerald-cut'] as const) {
      for (const { mesh } of ringSettingScene(usualSetting(look, slug)).parts) {
        expect(openEdges(mesh)).toEqual([])
        expect(volumeMm3(mesh)).toBeGreaterThan(0)
      }
    }
  })

  it.each(heads)(
    'lets no metal into its stones but for their seats: %j',
    (look) => {
      for (const slug of slugs) {
        // Small stones of a halo are looked at below, in one shape of each kind.
        const found = penetrations(ringSettingScene(usualSetting(look, slug)), 0.02, ['stone', 'side-stone'])
        const deepest = Math.max(0, ...found.map(({ depthMm }) => depthMm))
        // The cleft of a heart leaves no room for a row of stones below its girdle.
        expect(deepest).toBeLessThanOrEqual(slug === 'heart-shape' && look.halo === 'hidden' ? 0.1 : 0.02)
      }
    },
    30_000,
  )

  it.each(['round-brilliant', 'pear-shape', 'marquise-cut', 'emerald-cut'] as const)(
    'seats the small stones of a halo: %s',
    (slug) => {
      const scene = ringSettingScene(usualSetting({ halo: 'double', shoulders: 'grain-set' }, slug))
      expect(penetrations(scene, 0.02, ['melee'])).toEqual([])
    },
  )

  it('has the inner diameter and the band width that its design says', () => {
    const measures = { innerDiameterMm: 17.3, bandDepthMm: 1.8 }
    const scene = ringSettingScene({ ...usualSetting({ bandWidthMm: 2.4, head: 'rubover' }), ...measures })
    const [lowest] = metalExtent(scene, 2)
    expect(lowest).toBeCloseTo(-17.3 / 2 - 1.8 * 0.93, 2)
    const [band] = shankMeshes({
      innerRadiusMm: 8.65,
      depthMm: 1.8,
      widthMm: 2.4,
      band: 'plain',
      shank: 'straight',
    })
    const [from, to] = metalExtent(
      { parts: [{ mesh: band!, material: 'metal', instances: [[1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0]] }] },
      1,
    )
    expect(to - from).toBeCloseTo(2.4, 3)
  })

  it('carries its stone in its measures, with its girdle on the axis of the head', () => {
    const setting = usualSetting({ style: 'halo', halo: 'single' }, 'oval-shape')
    const main = ringSettingScene(setting).parts.filter(({ material }) => material === 'stone')
    expect(main.map(({ stone }) => stone)).toEqual([setting.stone])
    expect(main[0]?.instances).toHaveLength(1)
  })

  it('puts the side stones so far apart that they do not touch the main stone', () => {
    for (const slug of slugs) {
      const scene = ringSettingScene(usualSetting({ style: '3-stone', sideStones: 'same' }, slug))
      const sides = scene.parts.filter(({ material }) => material === 'side-stone')
      expect(sides.flatMap(({ instances }) => instances)).toHaveLength(2)
      const main = [...cornersOf(scene, 'stone')]
      const gaps = [...cornersOf(scene, 'side-stone')].map((corner) =>
        Math.min(...main.map((other) => distance(corner, other))),
      )
      expect(Math.min(...gaps)).toBeGreaterThan(0.3)
    }
  })
})
