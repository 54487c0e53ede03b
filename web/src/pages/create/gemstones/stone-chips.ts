import type { Bounds } from '@shop/schema/domain/addresses/attributes'
import {
  stoneGrades,
  stoneGrammar,
  stoneOptions,
  type StoneGradeKey,
  type StoneGroupKey,
  type StoneNumberKey,
  type StoneRangeKey,
} from '@shop/schema/domain/addresses/stone-grammar'
import { numberForm } from '#data/language/numbers.ts'
import { asLabel, ownName, ownNameOf } from '#data/language/own-name.ts'
import { m } from '#generated/paraglide/messages.js'
import { stepsText } from '#lib/range-numbers.ts'
import type { StoneBounds } from './stone-bounds.ts'
import { boundsName, poundsText } from '#shop/list/bounds-name.ts'
import { shapeWord } from '#shop/gemstone/stone-name.ts'
import { bounded, cleared, toggled, type StoneList } from '#shop/gemstone/stone-list.ts'

/** Something that is chosen, with the list without it. */
export interface StoneChip {
  readonly slug: string
  readonly name: string
  readonly without: StoneList
}

/** What is chosen in the order of the address, each with the list without it. */
export function stoneChips(list: StoneList, extent: StoneBounds): StoneChip[] {
  const { options, ranges } = list.selection
  return [
    ...stoneGrammar.groups.flatMap(({ key }) =>
      stoneOptions[key]
        .filter(({ slug }) => options[key].includes(slug))
        .map(({ slug, name }) => ({
          slug,
          name: optionName(key, ownName({ slug, name }), name),
          without: toggled(list, key, slug),
        })),
    ),
    ...stoneGrammar.ranges.flatMap(({ key }) => {
      const bounds = ranges[key]
      const name = bounds && rangeName(key, bounds, extent)
      return name ? [{ slug: key, name, without: bounded(list, key, null) }] : []
    }),
  ]
}

/** `0.70 ct` of hundredths. */
export function caratText(hundredths: number): string {
  return m.stones_carat({ carat: stepsText(hundredths, 2, numberForm) })
}

/** `1.40` of hundredths. */
export function ratioText(hundredths: number): string {
  return stepsText(hundredths, 2, numberForm)
}

/** `D to G`, or one grade by itself. */
export function gradesText(key: StoneGradeKey, { min, max }: Bounds): string {
  const [from = '', to = ''] = [min, max].map((place) => ownNameOf(stoneGrades[key][place]?.name ?? ''))
  return min === max ? from : m.stones_range({ min: from, max: to })
}

/** What a filter is called. */
export const filterNames: Readonly<Record<StoneGroupKey | StoneNumberKey, () => string>> = {
  shape: m.list_shape,
  gemType: m.stones_kind,
  origin: m.stones_origin,
  carat: m.stones_carats,
  price: m.stones_price,
  colour: m.stones_colour,
  clarity: m.stones_clarity,
  cut: m.stones_cut,
  polish: m.stones_polish,
  symmetry: m.stones_symmetry,
  fluorescence: m.stones_fluorescence,
  certificate: m.stones_certificate,
  image360: m.stones_also,
  hue: m.stones_hue,
  delivery: m.stones_delivery,
  ratio: m.stones_ratio,
}

/** Names that do not say by themselves which filter they belong to. */
const unclear: ReadonlySet<StoneGroupKey> = new Set([
  'colour',
  'clarity',
  'cut',
  'polish',
  'symmetry',
  'fluorescence',
])

function optionName(key: StoneGroupKey, name: string, english: string): string {
  if (key === 'shape') return asLabel(shapeWord(english))
  return unclear.has(key) ? m.stones_chip({ filter: filterNames[key](), name }) : name
}

function rangeName(key: StoneRangeKey, bounds: Bounds, extent: StoneBounds): string {
  switch (key) {
    case 'carat':
      return m.stones_carat({
        carat: boundsName(bounds, extent.carat, (steps) => stepsText(steps, 2, numberForm)),
      })
    case 'price':
      return priceRangeName(bounds, extent.price)
    case 'ratio':
      return m.stones_chip({
        filter: m.stones_ratio_short(),
        name: boundsName(bounds, extent.ratio, ratioText),
      })
    case 'colour':
    case 'clarity':
    case 'cut':
      return m.stones_chip({ filter: filterNames[key](), name: gradesText(key, bounds) })
  }
}

/** `£500.00 to £2,000.00` of whole pounds, `up to £2,000.00` where nothing costs less than the lower bound. */
export function priceRangeName(bounds: Bounds, extent: Bounds | null): string {
  return boundsName(bounds, extent, poundsText)
}

/** A list that holds more: one of the filters taken away, or with `name` null all of them. */
export interface WayOut {
  readonly name: string | null
  readonly list: StoneList
}

/** What an empty list offers: to take each filter away, and to take all away. */
export function waysOut(list: StoneList, extent: StoneBounds): WayOut[] {
  const chips = stoneChips(list, extent)
  return [
    ...(chips.length > 1 ? chips.map(({ name, without }) => ({ name, list: without })) : []),
    { name: null, list: cleared(list) },
  ]
}
