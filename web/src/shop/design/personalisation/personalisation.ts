import { engravingFonts, type EngravingFont } from '@shop/schema/domain/vocabulary/engraving'
import { persisted } from '#data/persisted.ts'
import { engravePiece, forgetPieceEngraving, usePieceEngravings } from './piece-engravings.ts'

/**
 * What makes a piece one person's: kept for the next design and the next visit, until the piece is in the
 * basket. Then only the finger size is kept: the next ring is most likely for the same hand, but not to be
 * engraved alike. The engraving is that of the piece that is being built; a finished piece has its own
 * (`piece-engravings.ts`), and shares the size alone.
 */
export interface Personalisation {
  /** UK finger size; null while none is chosen. */
  fingerSize: string | null
  /** The shopper asks for a ring sizer instead. */
  isSizeUnsure: boolean
  /** As typed, in capitals; may be longer than a band allows, so that nothing typed is lost. */
  engravingText: string
  engravingFont: EngravingFont
  /** Names of chain lengths by the sku they were chosen for: no piece takes that of another. */
  chainLengths: Record<string, string>
}

const untouched: Personalisation = {
  fingerSize: null,
  isSizeUnsure: false,
  engravingText: '',
  engravingFont: 'Roman',
  chainLengths: {},
}

const store = persisted<Personalisation>(
  'personalisation',
  ({ boolean, nullable, object, oneOf, record, string, withDefault }) =>
    object({
      fingerSize: nullable(string()),
      isSizeUnsure: boolean(),
      engravingText: string(),
      engravingFont: oneOf(engravingFonts),
      // A record from before settings hung on chains has none.
      chainLengths: withDefault(record(string(), string()), {}),
    }),
  untouched,
)

/** The same for rendering: with the engraving of one finished piece, or of what is being built without a sku. */
export function usePersonalisation(pieceSku: string | null = null): Readonly<Personalisation> {
  const made = store.use()
  const { engravings } = usePieceEngravings()
  if (pieceSku === null) return made
  const { text, font } = engravings[pieceSku] ?? {
    text: untouched.engravingText,
    font: untouched.engravingFont,
  }
  return { ...made, engravingText: text, engravingFont: font }
}

/** A chosen size answers the question, so the sizer is no longer asked for. */
export function chooseFingerSize(uk: string | null): void {
  store.set(uk === null ? { fingerSize: null } : { fingerSize: uk, isSizeUnsure: false })
}

export function setSizeUnsure(isUnsure: boolean): void {
  store.set(isUnsure ? { fingerSize: null, isSizeUnsure: true } : { isSizeUnsure: false })
}

/** Engraves one finished piece, or what is being built without a sku. */
export function engrave(text: string, pieceSku: string | null = null): void {
  if (pieceSku === null) store.set({ engravingText: text })
  else engravePiece(pieceSku, { text })
}

export function chooseEngravingFont(font: EngravingFont, pieceSku: string | null = null): void {
  if (pieceSku === null) store.set({ engravingFont: font })
  else engravePiece(pieceSku, { font })
}

export function chooseChainLength(sku: string, optionName: string): void {
  store.update((known) => ({ ...known, chainLengths: { ...known.chainLengths, [sku]: optionName } }))
}

/** No size is chosen, and no sizer asked for. */
export function forgetFingerSize(): void {
  store.set({ fingerSize: null, isSizeUnsure: false })
}

/** Every piece hangs on the usual chain again. */
export function forgetChainLengths(): void {
  store.set({ chainLengths: {} })
}

/** Nothing is engraved: what was has gone into the basket, or belongs to a build that was given up. */
export function forgetEngraving(): void {
  const { engravingText, engravingFont } = untouched
  store.set({ engravingText, engravingFont })
}

/**
 * Remembers engraving and chains of a piece that is being ordered; gives what forgets them where another is built by
 * then (rules/building#personal-choices). What was chosen for that one since stays.
 */
export function rememberMade(): () => void {
  const { engravingText: text, engravingFont: font } = store.state
  const ordered = { ...store.state.chainLengths }
  return () => {
    const { engravingText, engravingFont, chainLengths } = store.state
    if (engravingText === text && engravingFont === font) forgetEngraving()
    const chosenSince = Object.entries(chainLengths).filter(([sku, name]) => ordered[sku] !== name)
    store.set({ chainLengths: Object.fromEntries(chosenSince) })
  }
}

/** What a line of the basket says of size and engraving. */
interface OrderedPersonalisation {
  readonly fingerSize: string | null
  readonly isSizeUnsure: boolean
  readonly engraving: { readonly font: string; readonly text: string } | null
}

/**
 * Takes size and engraving from a line of the basket, so that its page shows what was ordered: the page of a
 * finished piece, or those of what is being built without a sku.
 */
export function takePersonalisation(
  { fingerSize, isSizeUnsure, engraving }: OrderedPersonalisation,
  pieceSku: string | null = null,
): void {
  store.set({ fingerSize, isSizeUnsure })
  if (pieceSku !== null && engraving === null) {
    forgetPieceEngraving(pieceSku)
    return
  }
  engrave(engraving?.text ?? untouched.engravingText, pieceSku)
  chooseEngravingFont(
    engravingFonts.find((font) => font === engraving?.font) ?? untouched.engravingFont,
    pieceSku,
  )
}
