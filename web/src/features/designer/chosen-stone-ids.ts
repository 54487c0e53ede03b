import type { CreateKind } from '@shop/schema/domain/addresses'
import type { BuildStone } from './build-stone.ts'
import { chooseGemstone, choosePair, type DesignerState } from './designer-store.ts'
import { arePart, pieceState } from './piece-view.ts'
import type { SettingOnPage } from './setting-on-page.ts'

/** The ids of the stones that are chosen for a kind of piece: two at most for earrings, one for all others. */
export function chosenStoneIds(
  { gemstoneId, gemstonePair }: Readonly<Pick<DesignerState, 'gemstoneId' | 'gemstonePair'>>,
  kind: CreateKind,
): readonly string[] {
  if (kind === 'earrings') return gemstonePair
  return gemstoneId === null ? [] : [gemstoneId]
}

/**
 * The ids of the stones of an address that are taken as the chosen ones: of two that make no pair of earrings the
 * one that the setting takes as it is chosen, of both the first, for which a match can be chosen.
 */
export function takenIds(stones: readonly BuildStone['stone'][], setting: SettingOnPage): readonly string[] {
  const state = pieceState(setting, stones)
  const kept =
    state.kind === 'no-pair'
      ? [stones.find((stone) => arePart(pieceState(setting, [stone]))) ?? stones[0]]
      : stones
  return kept.flatMap((stone) => stone?.id ?? [])
}

/** Takes the stones of a kind of piece. None leaves what is chosen, and so do two for a piece that takes one. */
export function chooseStones(ids: readonly string[], kind: CreateKind): void {
  const [id, ...others] = ids
  if (id === undefined) return
  if (kind === 'earrings') choosePair(ids)
  else if (others.length === 0) chooseGemstone(id)
}
