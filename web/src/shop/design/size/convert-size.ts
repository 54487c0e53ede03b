import {
  euSizes,
  sizeFromEu,
  sizeFromUk,
  sizeFromUs,
  ukScale,
  usSizes,
  usSizeText,
  type FingerSize,
} from '@shop/schema/domain/vocabulary/finger-size'

export const sizeSystems = ['uk', 'eu', 'us', 'diameter'] as const
export type SizeSystem = (typeof sizeSystems)[number]

/** The values to choose from in a system; a measured diameter is typed. */
export function sizeValues(system: Exclude<SizeSystem, 'diameter'>): { value: string; text: string }[] {
  switch (system) {
    case 'uk':
      return ukScale.map(({ uk }) => ({ value: uk, text: uk }))
    case 'eu':
      return euSizes.map((eu) => ({ value: String(eu), text: String(eu) }))
    case 'us':
      return usSizes.map((us) => ({ value: String(us), text: usSizeText(us) }))
  }
}

/** About one letter of the scale, in millimetres of diameter: farther off its ends means that no size is meant. */
const toleranceMm = 0.4

/** The size that a value of another system, or a measured inside diameter, stands for; null when none is near. */
export function convertSize(system: SizeSystem, value: string): FingerSize | null {
  if (value.trim() === '') return null
  switch (system) {
    case 'uk':
      return sizeFromUk(value)
    case 'eu':
      return sizeFromEu(Number(value))
    case 'us':
      return sizeFromUs(Number(value))
    case 'diameter':
      return sizeFromDiameter(Number(value.replace(',', '.')))
  }
}

function sizeFromDiameter(diameterMm: number): FingerSize | null {
  if (!Number.isFinite(diameterMm)) return null
  const size = sizeFromEu(diameterMm * Math.PI)
  return Math.abs(size.diameterMm - diameterMm) <= toleranceMm ? size : null
}
