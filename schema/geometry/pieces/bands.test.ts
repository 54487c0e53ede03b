import { describe, expect, it } from 'vitest'
import { bandProfiles, shapes } from '../../domain/vocabulary/taxonomy.ts'
import { volumeMm3 } from '../primitives/mesh.ts'
import type { StoneBandLook } from '../looks/piece-look.ts'
import { plainBandScene } from './plain-band.ts'
import type { Scene } from '../scene/scene.ts'
import { profileSection } from '../primitives/sections.ts'
import { stoneBandScene } from './stone-band.ts'
import { metalExtent, openEdges } from '../testing/mesh-checks.ts'
import { penetrations } from '../testing/penetration.ts'

const profiles = bandProfiles.map(({ slug }) => slug)

describe('a plain band', () => {
  it.each(profiles)('is as wide as it is said to be, and fits its finger: %s', (profile) => {
    for (const widthMm of [1.5, 3, 7]) {
      const scene = plainBandScene({
        kind: 'band',
        profile,
        widthMm,
        finish: 'polished',
        innerDiameterMm: 17.11,
      })
      const [from, to] = metalExtent(scene, 1)
      expect(to - from).toBeCloseTo(widthMm, 3)
      expect(innerRadius(scene)).toBeCloseTo(17.11 / 2, 3)
    }
  })

  it.each(['polished', 'satin', 'hammered', 'grooved', 'milgrain'] as const)('is closed: %s', (finish) => {
    for (const { mesh } of plainBandScene({ kind: 'band', profile: 'flat-court', widthMm: 5, finish })
      .parts) {
      expect(openEdges(mesh)).toEqual([])
      expect(volumeMm3(mesh)).toBeGreaterThan(0)
    }
  })

  it('tells the profiles apart: round outside, round inside, flat', () => {
    const shape = (profile: (typeof profiles)[number]) => {
      const section = profileSection(profile, 4, 1.6)
      const at = (y: number) => section.filter((point) => Math.abs(point[1] - y) < 0.17).map(([out]) => out)
      return {
        outerFall: Math.max(...at(0)) - Math.max(...at(1.45)),
        innerRise: Math.min(...at(1.45)) - Math.min(...at(0)),
      }
    }
    expect(shape('d-shaped').outerFall).toBeGreaterThan(0.15)
    expect(shape('d-shaped').innerRise).toBeCloseTo(0, 6)
    expect(shape('traditional-court').innerRise).toBeGreaterThan(0.1)
    expect(shape('traditional-court').outerFall).toBeGreaterThan(0.15)
    expect(shape('flat-court').outerFall).toBeLessThan(0.06)
    expect(shape('flat-edge').outerFall).toBeLessThan(0.03)
    expect(shape('slight-court').outerFall).toBeLessThan(shape('traditional-court').outerFall)
  })
})

const base: StoneBandLook = {
  kind: 'stone-band',
  coverage: 'half',
  setting: 'claw',
  rows: 1,
  widthMm: 3,
  shape: 'round-brilliant',
  gems: ['NATURAL_DIAMOND'],
}

const settings = ['claw', 'channel', 'pave', 'cutdown', 'rubover'] as const

describe('a band set with stones', () => {
  it.each(settings)('is of closed bodies, for every shape: %s', (setting) => {
    for (const { slug } of shapes) {
      for (const { mesh } of stoneBandScene({ ...base, setting, shape: slug }).parts) {
        expect(openEdges(mesh)).toEqual([])
        expect(volumeMm3(mesh)).toBeGreaterThan(0)
      }
    }
  })

  it.each(settings)('seats its stones: %s', (setting) => {
    for (const shape of ['round-brilliant', 'princess-cut', 'emerald-cut', 'oval-shape'] as const) {
      expect(penetrations(stoneBandScene({ ...base, setting, shape }), 0.02)).toEqual([])
    }
  })

  it.each([
    ['full', 1],
    ['three-quarter', 3 / 4],
    ['half', 1 / 2],
    ['third', 1 / 3],
  ] as const)('is set as far round as its coverage says: %s', (coverage, share) => {
    const full = stonesOf(stoneBandScene({ ...base, coverage: 'full' }))
    expect(stonesOf(stoneBandScene({ ...base, coverage })) / full).toBeCloseTo(share, 1)
  })

  it('is as wide as it is said to be, and fits its finger', () => {
    for (const setting of settings) {
      const scene = stoneBandScene({ ...base, setting, innerDiameterMm: 16.5 })
      const [from, to] = metalExtent(scene, 1)
      expect(to - from).toBeGreaterThan(2.99)
      expect(to - from).toBeLessThan(3.11)
      expect(innerRadius(scene)).toBeCloseTo(8.25, 1)
    }
  })

  it('sets two kinds of stone in turn, all round', () => {
    const { parts } = stoneBandScene({ ...base, coverage: 'full', gems: ['RUBY', 'NATURAL_DIAMOND'] })
    const counts = parts.filter(({ stone }) => stone).map(({ instances }) => instances.length)
    expect(counts).toHaveLength(2)
    expect(counts[0]).toBe(counts[1])
  })
})

function stonesOf({ parts }: Scene): number {
  return parts.reduce((sum, { stone, instances }) => sum + (stone ? instances.length : 0), 0)
}

/** How near metal comes to the axis of the finger. */
function innerRadius({ parts }: Scene): number {
  return Math.min(
    ...parts
      .filter(({ material, instances }) => material === 'metal' && instances.length === 1)
      .map(({ mesh: { positions } }) => {
        let nearest = Infinity
        for (let index = 0; index < positions.length; index += 3) {
          nearest = Math.min(nearest, Math.hypot(positions[index] ?? 0, positions[index + 2] ?? 0))
        }
        return nearest
      }),
  )
}
