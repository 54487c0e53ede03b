import { stoneGrades } from '@shop/schema/domain/addresses/stone-grammar'
import type { StoneSpec } from '@shop/schema/geometry/scene/scene'
import { usualStone } from '@shop/schema/geometry/stones/usual-stone'

/** What a shopper moves, each from the least to the most; places of colour, clarity and cut are those of `stoneGrades`. */
export const movedGrades = {
  carat: [50, 70, 100, 150, 200],
  colour: fromLeast('K', 'D', stoneGrades.colour),
  clarity: fromLeast('SI2', 'IF', stoneGrades.clarity),
  cut: fromLeast('GOOD', 'EXCELLENT', stoneGrades.cut),
} as const

export type MovedGrade = keyof typeof movedGrades

/** The places of grades between two, in the order from one to the other. */
function fromLeast(least: string, best: string, grades: readonly { readonly value: string }[]): number[] {
  const [from, to] = [least, best].map((name) => grades.findIndex(({ value }) => value === name))
  if (from === undefined || to === undefined) return []
  const step = Math.sign(to - from)
  return Array.from({ length: Math.abs(to - from) + 1 }, (_, index) => from + step * index)
}

/** How deep a round is for its width, by the place of its cut: what is cut worse hides weight below. */
const depths = [0.66, 0.635] as const
const hundred = 100

/** A round of a weight as it is cut: the deeper, the narrower for the same weight. */
export function gradedStone(caratHundredths: number, cut: number): StoneSpec {
  const usual = usualStone('round-brilliant', 'NATURAL_DIAMOND')
  const usualDepth = usual.depthMm / usual.widthMm
  const depth = depths[cut] ?? usualDepth
  const scale = Math.cbrt((caratHundredths / hundred) * (usualDepth / depth))
  const widthMm = usual.widthMm * scale
  return { ...usual, widthMm, lengthMm: usual.lengthMm * scale, depthMm: widthMm * depth }
}

const [coldest, warmest] = [
  [253, 253, 252],
  [238, 216, 160],
] as const
/** The place of the warmest colour that is drawn. */
const warmestPlace = 9

/** The tint of a colour as CSS writes it: a little stronger than life, so that a screen can show it. */
export function tintOf(colour: number): string {
  // Near-colourless grades differ by less than warm ones.
  const share = (colour / warmestPlace) ** 1.6
  const mixed = coldest.map((cold, channel) => Math.round(cold + ((warmest[channel] ?? cold) - cold) * share))
  return `rgb(${mixed.join(' ')})`
}
