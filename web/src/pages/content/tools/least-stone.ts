import { setBounds } from '@shop/schema/domain/addresses/attributes'
import { stoneGrades } from '@shop/schema/domain/addresses/stone-grammar'
import type { ShapeSlug } from '@shop/schema/domain/vocabulary/taxonomy'
import { gemstoneFirstListFor, type StoneList } from '#shop/gemstone/stone-list.ts'

/** A natural diamond that is at least as heavy and as good as this. */
export interface WantedStone {
  readonly shape: ShapeSlug
  readonly caratHundredths: number
  /** Places of the grades in the order of the shop (`stoneGrades`). */
  readonly colour: number
  readonly clarity: number
  /** Null for a shape whose cut nobody grades. */
  readonly cut: number | null
}

/** The list of such stones, the cheapest first: up to twice as heavy, which a cheapest stone never is. */
export function wantedList({ shape, caratHundredths, colour, clarity, cut }: WantedStone): StoneList {
  const list = gemstoneFirstListFor(`${shape}_diamond`)
  if (!list) throw new Error(`No list of stones is of ${shape}`)
  let selection = { ...list.selection, sort: 'price-asc' as const }
  const bound = (key: 'carat' | 'colour' | 'clarity' | 'cut', min: number, max: number) => {
    selection = { ...setBounds(selection, key, { min, max }), sort: 'price-asc' }
  }
  bound('carat', caratHundredths, 2 * caratHundredths)
  bound('colour', 0, colour)
  bound('clarity', 0, clarity)
  if (cut !== null) bound('cut', cut, stoneGrades.cut.length - 1)
  return { ...list, selection }
}
