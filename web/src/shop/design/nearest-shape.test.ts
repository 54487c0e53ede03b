import { describe, expect, it } from 'vitest'
import { halo, solitaire } from '#testing/build-examples.ts'
import { nearestShape } from './nearest-shape.ts'

describe('the shape in which a setting is reviewed with a stone', () => {
  it.each([
    ['is the stone’s, whatever the address says', solitaire, 'Oval Shape', 'round-brilliant', 'oval-shape'],
    [
      'is the stone’s where the address says none that is cut',
      solitaire,
      'Oval Shape',
      'hexagon',
      'oval-shape',
    ],
    [
      'is that of the address where the setting is not made in the stone’s',
      solitaire,
      'Heart Shape',
      'oval-shape',
      'oval-shape',
    ],
    [
      'is the setting’s own where it is made in neither',
      halo,
      'Heart Shape',
      'oval-shape',
      'round-brilliant',
    ],
    [
      'is that of the address for a stone that the shop does not have',
      solitaire,
      null,
      'oval-shape',
      'oval-shape',
    ],
  ])('%s', (_, design, stoneShape, slug, nearest) => {
    expect(nearestShape(design, stoneShape, slug)?.slug).toBe(nearest)
  })
})
