import { lookFacts, picturedLetterAttribute } from './look-attributes.ts'
import { picturedCaratAttribute, picturedSizeAttribute, picturedWidthAttribute } from './pictured-measures.ts'
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

/** What the pictures show of what a shopper chooses, and of sizes in which pieces alone differ. */
export function picturedAttributesOf({
  widthMm,
  acrossMm,
  letter,
  carat,
}: {
  readonly widthMm?: number | undefined
  readonly acrossMm?: number | undefined
  readonly carat?: number | undefined
  readonly letter?: string | null
}): LookAttribute[] {
  return [
    ...pictured(picturedWidthAttribute, widthMm, (mm) => [5000 + Math.round(mm * 100), `${mm} mm`]),
    ...pictured(picturedSizeAttribute, acrossMm, (mm) => [8000 + Math.round(mm * 10), `${mm} mm`]),
    ...pictured(picturedLetterAttribute, letter, (shown) => [6000 + (shown.codePointAt(0) ?? 0), shown]),
    ...pictured(picturedCaratAttribute, carat, (ct) => [7000 + Math.round(ct * 100), `${ct.toFixed(2)} ct`]),
  ]
}

function pictured<Value extends number | string>(
  name: string,
  value: Value | null | undefined,
  said: (value: Value) => readonly [id: number, optionName: string],
): LookAttribute[] {
  if (value === undefined || value === null) return []
  const [id, optionName] = said(value)
  return [{ id: String(id), name, optionName }]
}
