import { metalColours } from '@shop/schema/domain/taxonomy'
import { expect, it } from 'vitest'
import { metalColour } from './metals.ts'
import { lightOfStep, stepOf } from './metalwork.ts'

function channels(colour: string): [red: number, green: number, blue: number] {
  const at = (start: number) => parseInt(colour.slice(start, start + 2), 16)
  return [at(1), at(3), at(5)]
}

it.each(metalColours)('grows lighter with more light on $name', ({ slug }) => {
  const sums = Array.from({ length: 21 }, (_, at) =>
    channels(metalColour(slug, at / 20)).reduce((a, b) => a + b),
  )
  expect(sums).toEqual(sums.toSorted((a, b) => a - b))
  expect(new Set(sums).size).toBe(21)
})

it('shows the golds warm and platinum grey', () => {
  const [yellow, rose, platinum] = (['yellow-gold', 'rose-gold', 'platinum'] as const).map((metal) =>
    channels(metalColour(metal, 0.65)),
  )
  expect((yellow?.[0] ?? 0) - (yellow?.[2] ?? 0)).toBeGreaterThan(80)
  expect(rose?.[2]).toBeGreaterThan(yellow?.[2] ?? 0)
  expect((platinum?.[0] ?? 0) - (platinum?.[2] ?? 0)).toBeLessThan(6)
})

it('sorts every light into the step that it is drawn in', () => {
  for (const step of [0, 3, 7, 11]) expect(stepOf(lightOfStep(step))).toBe(step)
  expect(stepOf(-1)).toBe(0)
})
