import { categoryIds } from '@shop/schema/domain/vocabulary/taxonomy'
import { engravingFonts, type EngravingFont } from '@shop/schema/domain/vocabulary/engraving'
import { persisted } from '#data/persisted.ts'
import type { Design } from '../design.ts'

interface PieceEngraving {
  /** As typed, in capitals; may be longer than the piece allows. */
  readonly text: string
  readonly font: EngravingFont
}

/** What is typed on the pages of finished pieces, by their sku: no piece takes the engraving of another. */
interface PieceEngravings {
  engravings: Record<string, PieceEngraving>
}

const store = persisted<PieceEngravings>(
  'piece-engravings',
  ({ object, oneOf, record, string }) =>
    object({ engravings: record(string(), object({ text: string(), font: oneOf(engravingFonts) })) }),
  { engravings: {} },
)

export const usePieceEngravings = store.use

/** Whose engraving is meant: the sku of a finished piece, and null for whatever is being built. */
export function engravedPiece({ sku, category }: Pick<Design, 'sku' | 'category'>): string | null {
  return category.id === categoryIds.setting ? null : sku
}

/** Changes what is engraved in a piece; what it does not say stays, or is nothing in the first lettering. */
export function engravePiece(sku: string, change: Partial<PieceEngraving>): void {
  store.update(({ engravings: { [sku]: known = { text: '', font: engravingFonts[0] }, ...others } }) => ({
    engravings: { ...others, [sku]: { ...known, ...change } },
  }))
}

/** Nothing is engraved in a piece: what was has gone into the basket, or never was. */
export function forgetPieceEngraving(sku: string): void {
  store.update(({ engravings }) => {
    const { [sku]: _, ...others } = engravings
    return { engravings: others }
  })
}
