import type { ShapeSlug } from '@shop/schema/domain/vocabulary/taxonomy'
import { inSentence } from '#data/language/nouns.ts'
import { ownNumber } from '#data/language/numbers.ts'
import { asLabel, ownNameOf } from '#data/language/own-name.ts'

interface FixedAttribute {
  readonly name: string
  readonly optionName: string
}

/** Shapes of which the number of claws is the design's; all others have one for each corner or point. */
const countedShapes: readonly ShapeSlug[] = ['round-brilliant', 'oval-shape', 'cushion-cut']

/**
 * What cannot be chosen of a piece, a row each as a page names it; several options of one name, such as for her and
 * for him, are one row. The number of claws is left out for a stone that is not held by that many.
 */
export function fixedFacts(
  fixedAttributes: readonly FixedAttribute[],
  shape: ShapeSlug | null,
): [label: string, value: string][] {
  const byName = Map.groupBy(fixedAttributes, ({ name }) => name)
  if (shape !== null && !countedShapes.includes(shape)) byName.delete('Claws')
  return [...byName].map(([name, options]) => [
    // The shop writes names of attributes in capitals, and its pages labels in sentence case.
    asLabel(inSentence(ownNameOf(name))),
    options.map((option) => optionText(option)).join(', '),
  ])
}

/** An option by its name, a measure as the language writes it: 0.30 ct or 0,30 ct. */
function optionText({ name, optionName }: FixedAttribute): string {
  const [, measure, unit] = /^(\d+(?:\.\d+)?) (ct|mm)$/.exec(optionName) ?? []
  return measure === undefined ? ownNameOf(optionName, name) : `${ownNumber(measure)}\u00A0${unit}`
}
