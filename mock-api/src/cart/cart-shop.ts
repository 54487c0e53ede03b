import type { DesignRecord } from '@shop/fixtures/designs/design-record'
import type { SaleRecord } from '@shop/fixtures/sales'
import type { StoneRecord } from '@shop/fixtures/stones/stone-record'
import { piecePrice, type PiecePrice } from '@shop/schema/domain/prices/piece-price'
import { defaultVatPercent } from '@shop/schema/domain/prices/pricing'
import type { DesignIndex } from '../catalogue/design-index.ts'
import type { CartItem } from '../generated/resolvers.ts'
import type { StoneStock } from '../gemstones/stone-stock.ts'
import { stoneInWorld } from '../gemstones/world-stones.ts'
import { isRunning } from '../sales/running-sales.ts'
import type { StockLeft } from '../world/stock-left.ts'
import type { World } from '../world/world.ts'
import { isOnOffer, optionProblems, stockProblems } from './choice-problems.ts'
import { type PieceChoice, stoneIdsOf } from './piece-choice.ts'

/** What a cart is checked and priced with. */
export interface CartShop {
  readonly designs: Pick<DesignIndex<DesignRecord>, 'bySku'>
  readonly stock: StoneStock
  readonly sales: readonly SaleRecord[]
}

/** The stones of a choice as they are now in a world, for a cart where one is named; null for one that is not there. */
export function stonesOf(
  { stock }: CartShop,
  world: World,
  choice: PieceChoice,
  forCart?: string,
): (StoneRecord | null)[] {
  return stoneIdsOf(choice).map((id) => stoneInWorld(stock, world, id, forCart))
}

/** A piece as it was chosen: with its price, or why it cannot be bought. */
export type OfferedPiece =
  | {
      readonly kind: 'offered'
      readonly design: DesignRecord
      readonly stones: readonly StoneRecord[]
      readonly price: PiecePrice
    }
  | { readonly kind: 'STONE_UNAVAILABLE' | 'DESIGN_UNAVAILABLE' }

/** For whom a piece is worked out: for everybody, or for a line of a cart. */
export interface Buyer {
  /** The cart, by its own session id: what is held for a payment of it is not gone for it. Undefined before there is one. */
  readonly cart: string | undefined
  /** What its other lines and everybody else leave on the shelf. */
  readonly stockLeft: StockLeft
}

/**
 * What a piece costs now, before coupons, and whether it can be bought (the server recomputes: rules/prices#money). A
 * design that is no longer made as it was chosen, or no longer on the shelf where that is all there is, has no
 * price, nor has a piece whose stone is gone.
 */
export function pieceOf(shop: CartShop, world: World, choice: PieceChoice, buyer?: Buyer): OfferedPiece {
  const known = shop.designs.bySku(choice.sku)
  const design = known && (buyer?.stockLeft ?? world.stockLeft()).designOf(known)
  if (
    !design ||
    optionProblems(design, choice.optionIds).length > 0 ||
    stockProblems(design, choice).length > 0
  ) {
    return { kind: 'DESIGN_UNAVAILABLE' }
  }
  const stones = stonesOf(shop, world, choice, buyer?.cart).flatMap((stone) =>
    stone && isOnOffer(stone) ? stone : [],
  )
  if (stones.length < stoneIdsOf(choice).length) return { kind: 'STONE_UNAVAILABLE' }
  const price = piecePrice({
    design,
    optionIds: choice.optionIds,
    stones,
    pricing: {
      vatPercent: defaultVatPercent,
      sales: shop.sales.filter((sale) => isRunning(sale, world.now())),
    },
  })
  return price ? { kind: 'offered', design, stones, price } : { kind: 'DESIGN_UNAVAILABLE' }
}

/** The same, as far as a cart shows it. */
export function offerOf(
  shop: CartShop,
  world: World,
  choice: PieceChoice,
  buyer?: Buyer,
): Required<Pick<CartItem, 'subTotal' | 'availability'>> {
  const piece = pieceOf(shop, world, choice, buyer)
  return piece.kind === 'offered'
    ? { subTotal: piece.price.totalPence, availability: 'AVAILABLE' }
    : { subTotal: null, availability: piece.kind }
}
