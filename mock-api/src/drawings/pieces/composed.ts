import { ballDefinition } from '../jewel/ball.ts'
import { chainDrawings, type ChainKind } from '../jewel/chain.ts'
import { pearlDefinition } from '../jewel/pearl.ts'
import { plateDefinition } from '../jewel/plate.ts'
import { meleeDrawings, type MeleeKind } from '../mount/melee.ts'
import { withDefinitions } from '../picture/definitions.ts'
import { dropShadowFilter, fadeDefinition, withDropShadow } from '../picture/drop-shadow.ts'
import type { Part } from '../picture/part.ts'
import { lyingShadowDefinition, shadowDefinition } from '../picture/shadow.ts'
import { partMarkup, polishFilter, softPolishFilter } from '../picture/svg-document.ts'

/** Parts that share a shadow on the ground, or have shadows of their own among them. */
export interface Layer {
  readonly parts: readonly Part[]
  readonly hasDropShadow?: boolean
  /** Whether it fades out towards the top of the picture. */
  readonly fades?: boolean
}

/** A picture without its metal: layers from back to front, and what their copies are drawn from. */
export interface Composed {
  readonly layers: readonly Layer[]
  readonly kinds?: readonly MeleeKind[]
  readonly chain?: ChainKind
  /** Whether the metal is broad and even. */
  readonly isSoft?: boolean
}

/** The markup of a picture that has yet to get its metal. */
export function composedMarkup({ layers, kinds = [], chain, isSoft = false }: Composed): string {
  let count = 0
  const markups = layers.map(({ parts, hasDropShadow, fades }) => {
    const markup = parts.map((part) => partMarkup(part, count++)).join('')
    const shadowed = hasDropShadow ? withDropShadow(markup) : markup
    return fades ? `<g mask="url(#f)">${shadowed}</g>` : shadowed
  })
  return withDefinitions(`<g transform="scale(.2)" stroke-linejoin="round">${markups.join('')}</g>`, [
    isSoft ? softPolishFilter : polishFilter,
    shadowDefinition,
    lyingShadowDefinition,
    dropShadowFilter,
    fadeDefinition,
    pearlDefinition,
    ballDefinition,
    plateDefinition,
    ...meleeDrawings(kinds),
    ...(chain ? chainDrawings(chain) : []),
  ])
}
