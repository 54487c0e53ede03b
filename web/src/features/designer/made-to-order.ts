import { engravingFonts, type EngravingFont } from '@shop/schema/domain/engraving'
import { boolean, nullable, object, string, enum as oneOf } from 'zod/mini'
import { persisted } from '#data/persisted.ts'

/** What makes a piece one person's: kept for the next design and the next visit. */
export interface MadeToOrder {
  /** UK finger size; null while none is chosen. */
  fingerSize: string | null
  /** The shopper asks for a ring sizer instead. */
  isSizeUnsure: boolean
  /** As typed, in capitals; may be longer than a band allows, so that nothing typed is lost. */
  engravingText: string
  engravingFont: EngravingFont
}

const store = persisted<MadeToOrder>(
  'made-to-order',
  object({
    fingerSize: nullable(string()),
    isSizeUnsure: boolean(),
    engravingText: string(),
    engravingFont: oneOf(engravingFonts),
  }),
  { fingerSize: null, isSizeUnsure: false, engravingText: '', engravingFont: 'Roman' },
)

export const useMadeToOrder = store.use

/** A chosen size answers the question, so the sizer is no longer asked for. */
export function chooseFingerSize(uk: string | null): void {
  store.state.fingerSize = uk
  if (uk !== null) store.state.isSizeUnsure = false
}

export function setSizeUnsure(isUnsure: boolean): void {
  store.state.isSizeUnsure = isUnsure
  if (isUnsure) store.state.fingerSize = null
}

export function engrave(text: string): void {
  store.state.engravingText = text
}

export function chooseEngravingFont(font: EngravingFont): void {
  store.state.engravingFont = font
}
