import type { GemAvailability } from '@shop/schema/domain/vocabulary/gemstones'
import { pairMismatch, type PairMismatch, type PairStone } from '@shop/schema/domain/stones/matched-pair'
import { stoneFit, type FitDesign, type FitStone, type StoneFit } from '@shop/schema/domain/stones/stone-fit'
import type { Shape } from '@shop/schema/domain/vocabulary/taxonomy'
import { holdsStone } from '#data/basket/basket-store.ts'

/** What is read of a stone to decide whether it can be added. */
export interface AddableStone extends FitStone, PairStone {
  /** Null means that it can be bought. */
  readonly availability?: GemAvailability | null
}

/** Why stones are no part of a setting; `at` says which of them is meant, counted from 0. */
export type StonesRefused =
  | { readonly kind: 'not-available'; readonly availability: 'ON_HOLD' | 'SOLD'; readonly at: number }
  | { readonly kind: 'no-pair'; readonly mismatch: PairMismatch }
  | { readonly kind: 'does-not-fit'; readonly fit: StoneFit & { readonly fits: false }; readonly at: number }

/** What a stone, or both stones of a pair, are to a setting. */
export type StonesInSetting =
  /** They fit, in this shape: the stones', whatever shape was chosen. */
  { readonly kind: 'fits'; readonly shape: Shape } | StonesRefused

export type AddStonesDecision =
  | { readonly kind: 'add'; readonly shape: Shape }
  | { readonly kind: 'in-basket'; readonly at: number }
  | StonesRefused

/** Whether nobody else has a stone. */
export function canBeHad({ availability }: Pick<AddableStone, 'availability'>): boolean {
  return availability !== 'SOLD' && availability !== 'ON_HOLD'
}

/**
 * Whether one stone or two can be bought, make a pair, and then whether they fit: a stone that is gone makes
 * no pair and fits nothing any more, and of a pair the larger one has to fit (rules/stones#fit). Throws
 * without a stone.
 */
export function stonesInSetting(stones: readonly AddableStone[], design: FitDesign): StonesInSetting {
  for (const [at, { availability }] of stones.entries()) {
    if (availability === 'SOLD' || availability === 'ON_HOLD') {
      return { kind: 'not-available', availability, at }
    }
  }
  const [first, second] = stones
  const mismatch = first && second ? pairMismatch(first, second) : null
  if (mismatch) return { kind: 'no-pair', mismatch }
  const fit = stoneFit(design, stones)
  return fit.fits ? { kind: 'fits', shape: fit.shape } : { kind: 'does-not-fit', fit, at: largestOf(stones) }
}

/**
 * What becomes of a stone, or of a pair, that a shopper adds to a setting (rules/building#adding-a-stone):
 * one that lies in the basket, alone or in a pair, raises a notice, whatever else is to say of it. Stones of
 * another shape than is chosen switch the setting to their own, where the setting is made in it.
 */
export function decideAddStones({
  stones,
  design,
  basketItems,
}: {
  readonly stones: readonly AddableStone[]
  readonly design: FitDesign
  readonly basketItems: Parameters<typeof holdsStone>[0]
}): AddStonesDecision {
  const at = stones.findIndex(({ id }) => holdsStone(basketItems, id))
  if (at >= 0) return { kind: 'in-basket', at }
  const place = stonesInSetting(stones, design)
  return place.kind === 'fits' ? { kind: 'add', shape: place.shape } : place
}

/** Where the stone stands that decides the head; the first of two that are equally long. */
function largestOf(stones: readonly AddableStone[]): number {
  const longest = Math.max(...stones.map(({ measLength }) => measLength))
  return stones.findIndex(({ measLength }) => measLength === longest)
}
