import { piecePrice, type PiecePrice } from '@shop/schema/domain/prices/piece-price'
import type { Shape } from '@shop/schema/domain/vocabulary/taxonomy'
import type { ShopRulesQuery } from '#generated/graphql/graphql.ts'
import { stonesInSetting, type StonesRefused } from './add/add-stone.ts'
import type { BuildStone } from './build-stone.ts'
import type { SettingOnPage } from '#shop/design/design.ts'
import { pricingOf } from '#shop/design/price/pricing-of.ts'
import { stoneCountOf } from '@shop/schema/domain/addresses/create-kind'

/** What a setting and the stones chosen for it make. */
export type PieceState =
  | { readonly kind: 'no-stone' }
  /** The first stone of a pair is there, and fits: its match is not chosen. */
  | { readonly kind: 'match-missing' }
  /** Two stones for a piece that takes one. */
  | { readonly kind: 'too-many' }
  | { readonly kind: 'complete' }
  /** The setting is made in the stones' shape, but another one is chosen. */
  | { readonly kind: 'other-shape'; readonly shape: Shape }
  | StonesRefused

export interface PieceView {
  readonly state: PieceState
  /**
   * Of the whole piece when it is complete; with the first stone of a pair of both that are there; else of the
   * setting alone. Null when a part is not sold.
   */
  readonly price: PiecePrice | null
}

/** A setting in the shape and metal of its address, with the stones chosen for it. */
export function pieceView(
  { design, choice }: SettingOnPage,
  stones: readonly BuildStone['stone'][],
  rules: ShopRulesQuery,
): PieceView {
  const state = pieceState({ design, choice }, stones)
  const price = piecePrice({
    design,
    optionIds: choice.optionIds,
    stones: arePart(state) ? stones : [],
    pricing: pricingOf(rules),
  })
  return { state, price }
}

/** Whether stones make a piece with a setting, and what is missing or speaks against it. */
export function pieceState(
  { design, choice }: SettingOnPage,
  stones: readonly BuildStone['stone'][],
): PieceState {
  const count = stoneCountOf(design)
  if (stones.length === 0) return { kind: 'no-stone' }
  if (stones.length > count) return { kind: 'too-many' }
  const place = stonesInSetting(stones, design)
  if (place.kind !== 'fits') return place
  if (place.shape.slug !== choice.shape.slug) return { kind: 'other-shape', shape: place.shape }
  return stones.length < count ? { kind: 'match-missing' } : { kind: 'complete' }
}

/**
 * Whether a picture of the piece shows its stones: one that somebody else has is still the stone that it was chosen
 * with, and no other.
 */
export function arePictured(state: PieceState): boolean {
  return arePart(state) || state.kind === 'not-available'
}

/** Whether the stones are a part of the piece, even if another one is still to be chosen. */
export function arePart({ kind }: PieceState): boolean {
  return kind === 'complete' || kind === 'match-missing'
}
