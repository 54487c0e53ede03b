/** What a shopper chose of a piece, as a cart keeps it; prices are no part of it. */
export interface PieceChoice {
  readonly sku: string
  readonly optionIds: readonly string[]
  /** UK size. */
  readonly fingerSize: string | null
  readonly isSizeUnsure: boolean
  readonly engraving: { readonly font: string; readonly text: string } | null
  readonly gemstoneId: string | null
  readonly gemstonePair: readonly string[]
}

/** The ids of its stones: one, two for earrings, none for a finished piece. */
export function stoneIdsOf({ gemstoneId, gemstonePair }: PieceChoice): string[] {
  return gemstoneId === null ? [...gemstonePair] : [gemstoneId]
}
