import type { CreateKind } from '@shop/schema/domain/addresses'
import { chooseGemstone, choosePair, type DesignerState } from './designer-store.ts'

/** The ids of the stones that are chosen for a kind of piece: two at most for earrings, one for all others. */
export function chosenStoneIds(
  { gemstoneId, gemstonePair }: Readonly<Pick<DesignerState, 'gemstoneId' | 'gemstonePair'>>,
  kind: CreateKind,
): readonly string[] {
  if (kind === 'earrings') return gemstonePair
  return gemstoneId === null ? [] : [gemstoneId]
}

/** Takes the stones of a kind of piece. None leaves what is chosen, and so do two for a piece that takes one. */
export function chooseStones(ids: readonly string[], kind: CreateKind): void {
  const [id, ...others] = ids
  if (id === undefined) return
  if (kind === 'earrings') choosePair(ids)
  else if (others.length === 0) chooseGemstone(id)
}
