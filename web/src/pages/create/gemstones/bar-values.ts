import type { Bounds } from '@shop/schema/domain/addresses/attributes'
import {
  stoneOptions,
  type StoneGradeKey,
  type StoneNumberKey,
} from '@shop/schema/domain/addresses/stone-grammar'
import { asLabel, ownName } from '#data/language/own-name.ts'
import { m } from '#generated/paraglide/messages.js'
import { numberForm } from '#data/language/numbers.ts'
import { stepsText, withinExtent } from '#lib/range-numbers.ts'
import { nearestStop, rangeStops } from '#ui/range-stops.ts'
import { shapeWord } from '#shop/gemstone/stone-name.ts'
import { shapesOfList, type StoneList } from '#shop/gemstone/stone-list.ts'
import { gradesText } from './stone-chips.ts'

/** More shapes than this are counted, not named. */
const namedShapes = 2

/** What a control of the bar says is chosen; short, because a chip says it in full. */
export function shapesValue(list: StoneList): string {
  const shapes = shapesOfList(list)
  if (shapes.length === 0) return m.stones_any()
  return shapes.length > namedShapes
    ? m.stones_shapes({ count: shapes.length })
    : shapes.map(({ name }) => asLabel(shapeWord(name))).join(', ')
}

/** The origin that is chosen; both are as good as none. */
export function originValue({ selection }: StoneList): string {
  const [one, ...others] = stoneOptions.origin.filter(({ slug }) => selection.options.origin.includes(slug))
  return one && others.length === 0 ? ownName(one) : m.stones_any()
}

/** Bounds of weight or price, an end that leaves nothing out not said: `0.90 to 1.50`, `Up to £2,000`. */
export function numbersValue({ selection }: StoneList, key: StoneNumberKey, extent: Bounds | null): string {
  const chosen = chosenWithin(selection.ranges[key], extent)
  if (!chosen || !extent) return m.stones_any()
  const text = (steps: number) =>
    key === 'price'
      ? m.stones_pounds({ pounds: stepsText(steps, 0, numberForm) })
      : stepsText(steps, 2, numberForm)
  if (chosen.min <= extent.min) return m.stones_up_to({ max: text(chosen.max) })
  if (chosen.max >= extent.max) return m.stones_from({ min: text(chosen.min) })
  return m.stones_range({ min: text(chosen.min), max: text(chosen.max) })
}

/** Grades from one to another, and what nobody has graded: `D to G`, `D to G, No colour grade`. */
export function gradesValue({ selection }: StoneList, key: StoneGradeKey): string {
  const bounds = selection.ranges[key]
  const ungraded = stoneOptions[key].filter(({ slug }) => selection.options[key].includes(slug))
  // The colours of stones that no letter grades stand in the same control.
  const hues =
    key === 'colour' ? stoneOptions.hue.filter(({ slug }) => selection.options.hue.includes(slug)) : []
  const parts = [
    ...(bounds ? [gradesText(key, bounds)] : []),
    ...[...hues, ...ungraded].map((option) => ownName(option)),
  ]
  return parts.length > 0 ? parts.join(', ') : m.stones_any()
}

/** Where the chosen part of a range begins and ends on its rail, as shares of it; null where nothing is chosen. */
export function railPart(
  { selection }: StoneList,
  key: StoneNumberKey,
  extent: Bounds | null,
): Bounds | null {
  const chosen = chosenWithin(selection.ranges[key], extent)
  if (!chosen || !extent) return null
  const stops = rangeStops(extent.min, extent.max, [chosen.min, chosen.max])
  const shareOf = (steps: number) => nearestStop(stops, steps) / Math.max(1, stops.length - 1)
  return { min: shareOf(chosen.min), max: shareOf(chosen.max) }
}

function chosenWithin(chosen: Bounds | undefined, extent: Bounds | null): Bounds | null {
  return chosen && extent ? withinExtent(chosen, extent) : null
}
