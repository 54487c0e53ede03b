import { piecePrice, type PiecePrice } from '@shop/schema/domain/piece-price'
import type { Shape } from '@shop/schema/domain/taxonomy'
import type { ShopRulesQuery } from '#generated/graphql/graphql.ts'
import { stoneInSetting, type StoneInSetting } from './add-stone.ts'
import type { BuildStone } from './build-stone.ts'
import type { SettingOnPage } from './setting-on-page.ts'

/** What a setting and the stone chosen for it make. */
export type PieceState =
  | { readonly kind: 'no-stone' }
  | { readonly kind: 'complete' }
  /** The setting is made in the stone's shape, but another one is chosen. */
  | { readonly kind: 'other-shape'; readonly shape: Shape }
  | Exclude<StoneInSetting, { readonly kind: 'fits' }>

export interface PieceView {
  readonly state: PieceState
  /** Of the whole piece when it is complete, else of the setting alone; null when a part is not sold. */
  readonly price: PiecePrice | null
}

/** A setting in the shape and metal of its address, with a stone beside it. */
export function pieceView(
  { design, choice }: SettingOnPage,
  stone: BuildStone['stone'] | null,
  rules: ShopRulesQuery,
): PieceView {
  const state = pieceState({ design, choice }, stone)
  const price = piecePrice({
    design,
    optionIds: choice.optionIds,
    stones: stone && state.kind === 'complete' ? [stone] : [],
    vatPercent: rules.getVat.vat,
    sales: rules.listSales,
  })
  return { state, price }
}

/** Whether a stone makes a piece with a setting, and what speaks against it. */
export function pieceState({ design, choice }: SettingOnPage, stone: BuildStone['stone'] | null): PieceState {
  if (!stone) return { kind: 'no-stone' }
  const place = stoneInSetting(stone, design)
  if (place.kind !== 'fits') return place
  return place.shape.slug === choice.shape.slug
    ? { kind: 'complete' }
    : { kind: 'other-shape', shape: place.shape }
}
