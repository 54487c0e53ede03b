import { optionsOf } from '@shop/schema/domain/design'
import { checkEngraving, engravingFonts, type EngravingFont } from '@shop/schema/domain/engraving'
import {
  chainLengthAttribute,
  engravingAttribute,
  fingerSizeAttribute,
} from '@shop/schema/domain/product-choice'
import type { MadeChoices } from './made-choices.ts'
import type { Setting } from './setting-choice.ts'

/** What a shared address says besides its path; null for what it does not say. */
export interface SharedChoices {
  readonly fingerSize: string | null
  readonly engraving: { readonly font: EngravingFont; readonly text: string } | null
  /** By the name of its option. */
  readonly chainLength: string | null
}

type MadeDesign = Pick<Setting, 'attributes'>

/** No engraving is longer, on whatever piece. */
const longestText = 40

/**
 * An address with what makes a piece one person's behind it, as a fragment: `…#finger-size=N&chain-length=16`.
 * The server never sees a fragment, so the page is the same for everybody (issue 5, State).
 */
export function madeHref(
  path: string,
  design: MadeDesign,
  { fingerSize, engraving, chainLength }: Pick<MadeChoices, 'fingerSize' | 'engraving' | 'chainLength'>,
): string {
  const named = [
    ['finger-size', fingerSize],
    ['engraving', engraving?.text ?? null],
    ['lettering', engraving?.font ?? null],
    ['chain-length', chainLength && slugOf(chainLength)],
  ].flatMap(([name, value]) => (name && value ? [[name, value]] : []))
  const fragment = new URLSearchParams(named).toString()
  return fragment === '' ? path : `${path}#${fragment}`
}

/** What a fragment says of a design; what it is not made with is passed over. Null when it says nothing. */
export function sharedChoices(design: MadeDesign, fragment: string): SharedChoices | null {
  const named = new URLSearchParams(fragment)
  const has = (attribute: string, isNamed: (optionName: string) => boolean) =>
    optionsOf(design, attribute).find(({ name }) => isNamed(name))?.name ?? null
  const fingerSize = has(fingerSizeAttribute, (name) => name === named.get('finger-size'))
  const chainLength = has(chainLengthAttribute, (name) => slugOf(name) === named.get('chain-length'))
  // What cannot be engraved is left out, as when it is typed.
  const { text: typed } = checkEngraving(named.get('engraving')?.slice(0, longestText) ?? '', longestText)
  const text = typed.trim()
  const font = engravingFonts.find((each) => each === named.get('lettering')) ?? engravingFonts[0]
  const isEngraved = text !== '' && optionsOf(design, engravingAttribute).length > 0
  const engraving = isEngraved ? { font, text } : null
  return fingerSize === null && chainLength === null && engraving === null
    ? null
    : { fingerSize, engraving, chainLength }
}

/** A length as a fragment spells it: `16"` is `16`, `6.5"` is `6-5`. */
function slugOf(name: string): string {
  return name.replace('"', '').replace('.', '-')
}
