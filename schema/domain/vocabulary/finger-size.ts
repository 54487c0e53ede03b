/**
 * Ring sizes on the UK scale: a letter, with or without a half, and above Z a number. One step is 1.25 mm
 * of circumference from 37.5 mm at A; the EU size is the circumference. Published tables differ by up to
 * half a size, so the shop uses one scale everywhere.
 */
export interface FingerSize {
  /** `N`, `N½`, `Z+1`. */
  readonly uk: string
  readonly circumferenceMm: number
  readonly diameterMm: number
  /** Millimetres of circumference, on the whole. */
  readonly eu: number
  /** To the nearest quarter. */
  readonly us: number
}

const stepMm = 1.25
const smallestMm = 37.5
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const stepsAboveZ = [1, 2, 3, 4, 5, 6]

/** The whole scale: A to Z with halves, then Z+1 to Z+6. */
export const ukScale: readonly FingerSize[] = [
  ...letters.flatMap((letter, steps) => {
    const whole = fingerSize(letter, steps)
    return letter === 'Z' ? [whole] : [whole, fingerSize(`${letter}½`, steps + 0.5)]
  }),
  ...stepsAboveZ.map((above) => fingerSize(`Z+${above}`, letters.length - 1 + above)),
]

/** The sizes the shop makes rings in: F to Z with halves. */
export const fingerSizes: readonly FingerSize[] = ukScale.slice(
  ukScale.findIndex(({ uk }) => uk === 'F'),
  ukScale.findIndex(({ uk }) => uk === 'Z') + 1,
)

/** EU sizes to choose from: every whole millimetre of the scale. */
export const euSizes: readonly number[] = [...new Set(ukScale.map(({ eu }) => eu))]

/** US sizes to choose from, in quarters. */
export const usSizes: readonly number[] = [...new Set(ukScale.map(({ us }) => us))]

/** The size with this UK name; null when the scale has none. */
export function sizeFromUk(uk: string): FingerSize | null {
  return ukScale.find((size) => size.uk === uk) ?? null
}

/** The UK size nearest to an EU size; the smaller of two that are equally near. */
export function sizeFromEu(eu: number): FingerSize {
  return nearest((size) => Math.abs(size.circumferenceMm - eu))
}

/** The UK size nearest to a US size. */
export function sizeFromUs(us: number): FingerSize {
  return nearest((size) => Math.abs(exactUs(size.diameterMm) - us))
}

/** A US size as jewellers write it: 5¾. */
export function usSizeText(us: number): string {
  const quarters = Math.round(us * 4)
  const whole = Math.floor(quarters / 4)
  const fraction = ['', '¼', '½', '¾'][quarters % 4] ?? ''
  return whole === 0 && fraction !== '' ? fraction : `${whole}${fraction}`
}

function fingerSize(uk: string, steps: number): FingerSize {
  const circumferenceMm = smallestMm + stepMm * steps
  const diameterMm = circumferenceMm / Math.PI
  const us = Math.round(exactUs(diameterMm) * 4) / 4
  return { uk, circumferenceMm, diameterMm, eu: Math.round(circumferenceMm), us }
}

/** US sizes count from a diameter of 11.63 mm in steps of 0.8128 mm. */
function exactUs(diameterMm: number): number {
  return (diameterMm - 11.63) / 0.8128
}

function nearest(distance: (size: FingerSize) => number): FingerSize {
  return ukScale.reduce((best, size) => (distance(size) < distance(best) ? size : best))
}
