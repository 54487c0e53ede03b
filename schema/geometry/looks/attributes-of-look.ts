import { lookFacts, picturedLetterAttribute, picturedWidthAttribute } from './look-attributes.ts'
import { picturedCaratAttribute } from './pictured-carat.ts'
import type { LookFact, LookOption } from './look-fact.ts'
import type { PieceLook } from './piece-look.ts'

/** A fixed attribute as a design carries it. */
export type LookAttribute = Pick<LookOption<unknown>, 'id' | 'name' | 'optionName'>

/**
 * The fixed attributes that say a look, so that `lookOfDesign` finds it again; `notAs` are attributes that a
 * design of its kind does not carry. Throws for a look that no attribute says.
 */
export function attributesOfLook(look: PieceLook, notAs: readonly string[] = []): LookAttribute[] {
  const facts: Readonly<Record<string, LookFact<unknown>>> = lookFacts[look.kind]
  const values = new Map<string, unknown>(Object.entries(look))
  return Object.entries(facts).flatMap(([field, { options, unsaid }]) => {
    const value = values.get(field)
    if (!isSaid(look, field, value === unsaid)) return []
    const option = options.find((each) => each.value === value && !notAs.includes(each.name))
    if (!option) throw new Error(`No attribute says ${field} ${String(value)}`)
    return [{ id: option.id, name: option.name, optionName: option.optionName }]
  })
}

/** A rubover has no claws to count, and a piece without a stone need not say the shape of one. */
function isSaid(look: PieceLook, field: string, isUsual: boolean): boolean {
  if (field === 'clawCount') return !('head' in look && look.head === 'rubover')
  if (field === 'shape') return !isUsual || !('gem' in look && look.gem === null)
  return !isUsual
}

/** What the pictures show of what a shopper chooses. */
export function picturedAttributesOf({
  widthMm,
  letter,
  carat,
}: {
  readonly widthMm?: number
  readonly carat?: number | undefined
  readonly letter?: string | null
}): LookAttribute[] {
  const width =
    widthMm === undefined
      ? []
      : [
          {
            id: String(5000 + Math.round(widthMm * 100)),
            name: picturedWidthAttribute,
            optionName: `${widthMm} mm`,
          },
        ]
  const shown = letter
    ? [{ id: String(6000 + (letter.codePointAt(0) ?? 0)), name: picturedLetterAttribute, optionName: letter }]
    : []
  const weight =
    carat === undefined
      ? []
      : [
          {
            id: String(7000 + Math.round(carat * 100)),
            name: picturedCaratAttribute,
            optionName: `${carat.toFixed(2)} ct`,
          },
        ]
  return [...width, ...shown, ...weight]
}
