import { optionsOf } from '@shop/schema/domain/design/design'
import { checkEngraving, engravingFonts, type EngravingFont } from '@shop/schema/domain/vocabulary/engraving'
import {
  chainLengthAttribute,
  engravingAttribute,
  fingerSizeAttribute,
} from '@shop/schema/domain/design/product-choice'
import type { MadeChoices } from './personalisation-choices.ts'
import type { Design } from '../design.ts'

/** What a fragment names, by its names. */
const sharedParts = ['finger-size', 'engraving', 'chain-length'] as const
export type SharedPart = (typeof sharedParts)[number]

/** What a shared address says besides its path; null for what it does not say. */
export interface SharedChoices {
  readonly fingerSize: string | null
  /** Its text is empty where the address says that nothing is engraved. */
  readonly engraving: { readonly font: EngravingFont; readonly text: string } | null
  /** By the name of its option. */
  readonly chainLength: string | null
  /** What it asks for that the design is not made with, wholly or in part. */
  readonly leftOut: readonly SharedPart[]
}

type MadeDesign = Pick<Design, 'attributes'>

/** No engraving is longer, on whatever piece. */
const longestText = 40

/**
 * An address with what makes a piece one person's behind it, as a fragment: `…#finger-size=N&engraving=`. The
 * server never sees a fragment, so the page is the same for everybody (rules/building#personal-choices). That
 * nothing is engraved is said too, or the piece would be shown with what its recipient last typed; a size
 * that is not chosen is not, because the recipient's own is no part of the design, and stays theirs.
 */
export function madeHref(
  path: string,
  design: MadeDesign,
  { fingerSize, engraving, chainLength }: Pick<MadeChoices, 'fingerSize' | 'engraving' | 'chainLength'>,
): string {
  const named = new URLSearchParams()
  if (fingerSize !== null) named.set('finger-size', fingerSize)
  if (isEngravable(design)) named.set('engraving', engraving?.text ?? '')
  if (engraving) named.set('lettering', engraving.font)
  if (chainLength !== null) named.set('chain-length', slugOf(chainLength))
  return named.size === 0 ? path : `${path}#${named.toString()}`
}

/** What a fragment says of a design, and what of it the design is not made with. */
export function sharedChoices(design: MadeDesign, fragment: string): SharedChoices {
  const named = new URLSearchParams(fragment)
  const optionOf = (attribute: string, isNamed: (optionName: string) => boolean) =>
    optionsOf(design, attribute).find(({ name }) => isNamed(name))?.name ?? null
  const fingerSize = optionOf(fingerSizeAttribute, (name) => name === named.get('finger-size'))
  const chainLength = optionOf(chainLengthAttribute, (name) => slugOf(name) === named.get('chain-length'))
  const typed = named.get('engraving')?.trim() ?? null
  const { text, refused } = checkEngraving(typed?.slice(0, longestText) ?? '', longestText)
  const isCut = refused.length > 0 || (typed?.length ?? 0) > longestText
  const font = engravingFonts.find((each) => each === named.get('lettering')) ?? engravingFonts[0]
  const engraving = typed !== null && isEngravable(design) ? { font, text: text.trim() } : null
  const leftOut: Record<SharedPart, boolean> = {
    'finger-size': !!named.get('finger-size') && fingerSize === null,
    engraving: !!typed && (engraving === null || isCut),
    'chain-length': !!named.get('chain-length') && chainLength === null,
  }
  return { fingerSize, engraving, chainLength, leftOut: sharedParts.filter((part) => leftOut[part]) }
}

function isEngravable(design: MadeDesign): boolean {
  return optionsOf(design, engravingAttribute).length > 0
}

/** A length as a fragment spells it: `16"` is `16`, `6.5"` is `6-5`. */
function slugOf(name: string): string {
  return name.replace('"', '').replace('.', '-')
}
