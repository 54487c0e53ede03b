import type { GoldCarat } from './metals.ts'

/**
 * Grams of a cubic centimetre, as alloys for jewellery are sold; what the rest of gold is made of moves it by a few
 * hundredths either way. Of platinum and palladium 950.
 */
const goldDensities: Readonly<Record<GoldCarat, number>> = { 18: 15.5, 14: 13.1, 9: 11.3 }
const otherDensities = { platinum: 20.7, palladium: 11.9 } as const

/** A metal as what is made of it weighs: its colour moves that little. */
export type WeighedMetal = GoldCarat | keyof typeof otherDensities

const cubicMmOfCubicCm = 1000

/** What so many cubic millimetres of a metal weigh, in grams. */
export function gramsOf(metal: WeighedMetal, volumeMm3: number): number {
  const density = typeof metal === 'number' ? goldDensities[metal] : otherDensities[metal]
  return (density * volumeMm3) / cubicMmOfCubicCm
}
