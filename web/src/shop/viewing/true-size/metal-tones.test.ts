import { expect, it } from 'vitest'
import { metalTones } from './metal-tones.ts'

it('draws gold warm and platinum grey', () => {
  const [red = 0, , blue = 0] = lightsOf(metalTones('platinum').plain)
  expect(red / blue).toBeLessThan(1.05)
  for (const metal of ['yellow-gold', 'rose-gold'] as const) {
    const [goldRed = 0, goldGreen = 0, goldBlue = 0] = lightsOf(metalTones(metal).plain)
    expect(goldRed / goldGreen).toBeGreaterThan(1.4)
    expect(goldGreen / goldBlue).toBeGreaterThan(1.25)
  }
})

it.each(['platinum', 'yellow-gold', 'rose-gold'] as const)(
  'shines brighter than it is in shade: %s',
  (metal) => {
    const { shade, plain, shine } = metalTones(metal)
    const sums = [shade, plain, shine].map((tone) => lightsOf(tone).reduce((sum, light) => sum + light, 0))
    expect(sums).toEqual(sums.toSorted((a, b) => a - b))
    expect(Math.max(...lightsOf(shine))).toBeLessThanOrEqual(1)
  },
)

function lightsOf(tone: string): number[] {
  return (tone.match(/[\d.]+/g) ?? []).map(Number)
}
