import type { CreateKind } from '@shop/schema/domain/addresses/addresses'
import { canBeHad } from './add/add-stone.ts'
import type { BuildStone } from './build-stone.ts'
import { chooseGemstone, choosePair, removeFromPair, type BuildState } from './build-store.ts'
import { arePart, pieceState } from './piece-view.ts'
import type { SettingOnPage } from '#shop/design/design.ts'

/** The ids of the stones that are chosen for a kind of piece: two at most for earrings, one for all others. */
export function chosenStoneIds(
  { gemstoneId, gemstonePair }: Readonly<Pick<BuildState, 'gemstoneId' | 'gemstonePair'>>,
  kind: CreateKind,
): readonly string[] {
  if (kind === 'earrings') return gemstonePair
  return gemstoneId === null ? [] : [gemstoneId]
}

/**
 * Which stones of an address are taken as the chosen ones, by their ids. Where somebody else has one of two, the other
 * is. Of two that make no pair, the one that the setting takes is; where it takes both, the first, for which a match can
 * then be chosen.
 */
export function takenIds(stones: readonly BuildStone['stone'][], setting: SettingOnPage): readonly string[] {
  return keptStones(stones, setting).map(({ id }) => id)
}

function keptStones(stones: readonly BuildStone['stone'][], setting: SettingOnPage): typeof stones {
  const state = pieceState(setting, stones)
  switch (state.kind) {
    case 'not-available': {
      const left = stones.filter(canBeHad)
      return left.length > 0 ? left : stones
    }
    case 'no-pair':
      return [stones.find((stone) => arePart(pieceState(setting, [stone]))) ?? stones[0]].filter(
        (stone) => stone !== undefined,
      )
    default:
      return stones
  }
}

/** Lets go of those of a pair that somebody else has, where the other one is left. */
export function letGoOfGone(stones: readonly BuildStone['stone'][]): void {
  if (!stones.some(canBeHad)) return
  for (const { id } of stones.filter((stone) => !canBeHad(stone))) removeFromPair(id)
}

/** Takes the stones of a kind of piece. None leaves what is chosen, and so do two for a piece that takes one. */
export function chooseStones(ids: readonly string[], kind: CreateKind): void {
  const [id, ...others] = ids
  if (id === undefined) return
  if (kind === 'earrings') choosePair(ids)
  else if (others.length === 0) chooseGemstone(id)
}
