import { expect, it } from 'vitest'
import { cameraFor } from '../picture/camera.ts'
import type { Vec3 } from '../picture/vector.ts'
import { chainMarkup, spacedAlong } from './chain.ts'

const bent: readonly Vec3[] = [
  [0, 0, 0],
  [3, 4, 0],
  [3, 10, 0],
]

it('spaces links evenly along a bent line', () => {
  const places = spacedAlong(bent, 2)
  expect(places.map(({ at }) => at.map((way) => Number(way.toFixed(3))))).toEqual([
    [0.6, 0.8, 0],
    [1.8, 2.4, 0],
    [3, 4, 0],
    [3, 6, 0],
    [3, 8, 0],
    [3, 10, 0],
  ])
})

it('turns every other link', () => {
  const uses = [...chainMarkup('trace', bent, cameraFor('top')).matchAll(/href="#x(\d)"/g)].map(
    ([, face]) => face,
  )
  expect(uses.slice(0, 4)).toEqual(['0', '1', '0', '1'])
})

it('needs fewer links of a heavier chain', () => {
  const links = (weight: number) =>
    chainMarkup('curb', bent, cameraFor('top'), weight).split('<use').length - 1
  expect(links(2)).toBeLessThan(links(1))
})
