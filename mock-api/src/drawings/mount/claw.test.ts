import { shapes, type ShapeSlug } from '@shop/schema/domain/taxonomy'
import { expect, it } from 'vitest'
import { cameraFor } from '../picture/camera.ts'
import { standing } from '../picture/frame.ts'
import { outlineOf, proportions } from '../stone/outline.ts'
import { clawAngles, clawLine, clawSurface, reachOf } from './claw.ts'
import { footOf } from './rail.ts'
import { settingOf } from './setting.ts'

function linesOf(shape: ShapeSlug) {
  const outline = outlineOf(shape)
  return clawAngles(shape, outline, 4).map((angle) => {
    const reach = reachOf(outline, angle) * proportions[shape].widthMm
    return {
      reach,
      line: clawLine({
        reach,
        radius: 0.35,
        height: 3.6,
        foot: footOf(reach),
        crownSlope: 0.62,
        girdle: 0.08,
      }),
    }
  })
}

it.each(shapes)('holds a $name stone: outside its girdle, over its crown, foot on the shank', ({ slug }) => {
  const lines = linesOf(slug)
  expect(lines.length).toBeGreaterThanOrEqual(4)
  for (const { reach, line } of lines) {
    const [foot, tip] = [line[0], line.at(-1)]
    const widest = Math.max(...line.map(([r]) => r))
    expect(widest).toBeGreaterThan(reach)
    expect(tip?.[0]).toBeLessThan(reach)
    expect(tip?.[1]).toBeGreaterThan(0)
    expect(foot?.[0]).toBeLessThanOrEqual(1.15)
    expect(foot?.[1]).toBe(-3.6)
  }
})

it('gives a round stone as many claws as the piece has', () => {
  const outline = outlineOf('round-brilliant')
  expect(clawAngles('round-brilliant', outline, 6)).toHaveLength(6)
  expect(clawAngles('round-brilliant', outline, 4)).toHaveLength(4)
})

it('puts the claws of a cornered stone on its corners', () => {
  expect(
    clawAngles('princess-cut', outlineOf('princess-cut'), 4).map((angle) =>
      Math.round((angle * 180) / Math.PI),
    ),
  ).toEqual([45, 135, -135, -45])
})

it('closes the tip of a claw with a dome that faces along the wire', () => {
  const [first] = linesOf('round-brilliant')
  const line = first?.line ?? []
  const claw = { angle: 0, radius: 0.35, line, middle: [0, 0] as const }
  const surface = clawSurface(claw, standing(10), 0, line.length - 1, cameraFor('top'))
  const tip = surface.normals.at(-1) ?? [0, 0, 0]
  expect(tip[0]).toBeLessThan(-0.5)
  for (const normal of surface.normals) expect(Math.hypot(...normal)).toBeCloseTo(1, 6)
})

it('stands the side stones of a three-stone ring clear of the centre stone', () => {
  for (const { slug: shape } of shapes) {
    const [centre, , right] = settingOf({ style: '3-stone', shape, metal: 'platinum' }).heads
    if (!centre || !right) throw new Error('a three-stone ring has three heads')
    const innerEdge = right.frame.origin[0] - (right.widthMm / 2) * right.frame.x[0]
    expect(innerEdge - centre.widthMm / 2).toBeGreaterThanOrEqual(0.3)
    expect(innerEdge - centre.widthMm / 2).toBeLessThan(0.5)
  }
})
