import type { GemAvailability } from '@shop/schema/domain/gemstones'
import { stoneFit, type FitDesign, type FitStone, type StoneFit } from '@shop/schema/domain/stone-fit'
import type { Shape } from '@shop/schema/domain/taxonomy'
import { holdsStone } from '#data/basket/basket-store.ts'

/** What the decisions read of a stone. */
export interface AddableStone extends FitStone {
  readonly id: string
  /** Null means that it can be bought. */
  readonly availability?: GemAvailability | null
}

/** What a stone is to a setting. */
export type StoneInSetting =
  /** It fits, in this shape: the stone's, whatever shape was chosen. */
  | { readonly kind: 'fits'; readonly shape: Shape }
  | { readonly kind: 'not-available'; readonly availability: 'ON_HOLD' | 'SOLD' }
  | { readonly kind: 'does-not-fit'; readonly fit: StoneFit & { readonly fits: false } }

export type AddStoneDecision =
  | { readonly kind: 'add'; readonly shape: Shape }
  | { readonly kind: 'in-basket' }
  | Exclude<StoneInSetting, { readonly kind: 'fits' }>

/** Whether a stone can be bought, and then whether it fits: a stone that is gone fits nothing any more. */
export function stoneInSetting(stone: AddableStone, design: FitDesign): StoneInSetting {
  if (stone.availability === 'SOLD' || stone.availability === 'ON_HOLD') {
    return { kind: 'not-available', availability: stone.availability }
  }
  const fit = stoneFit(design, [stone])
  return fit.fits ? { kind: 'fits', shape: fit.shape } : { kind: 'does-not-fit', fit }
}

/**
 * What becomes of a stone that a shopper adds to a setting (document 2 section 4): one that lies in the
 * basket, alone or in a pair, raises a notice, whatever else is to say of it. One of another shape than is
 * chosen switches the setting to its own, where the setting is made in it.
 */
export function decideAddStone({
  stone,
  design,
  basketItems,
}: {
  readonly stone: AddableStone
  readonly design: FitDesign
  readonly basketItems: Parameters<typeof holdsStone>[0]
}): AddStoneDecision {
  if (holdsStone(basketItems, stone.id)) return { kind: 'in-basket' }
  const place = stoneInSetting(stone, design)
  return place.kind === 'fits' ? { kind: 'add', shape: place.shape } : place
}
