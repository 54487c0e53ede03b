import { expect } from 'vitest'
import { refusalsIn } from '../record.ts'
import { everyStone } from '../../stone-variables.ts'
import type { Visitor } from '../watched-mock.ts'

/** The cart as the storefront reads it, as far as journeys look at it. */
export interface Cart {
  readonly cartSessionId: string
  readonly userId: string | null
  readonly cartItems: readonly {
    readonly basketItemId: string
    readonly total: number | null
    readonly availability: string | null
  }[]
  readonly totals: { readonly total: number; readonly due: number } | null
}

/** The six-claw solitaire in yellow gold, for a round stone. */
export const solitaire = { sku: 'PR-00201', optionIds: ['161', '171'] } as const
/** Round stones that it takes. */
export const fittingStones = ['100103', '100117'] as const

export const sessionId = 'journey'

/** Puts a solitaire with a stone into the cart of this session, or what is said instead. */
export async function addRing(visitor: Visitor, changed: object = {}): Promise<Cart> {
  const input = {
    cartSessionId: sessionId,
    basketItemId: 'ring',
    ...solitaire,
    gemstoneId: fittingStones[0],
    ...changed,
  }
  const { addCartItem } = await visitor.send<{ addCartItem: { cart: Cart } }>('AddCartItem', { input })
  expect(refusalsIn({ addCartItem })).toEqual([])
  return addCartItem.cart
}

export async function cartOf(visitor: Visitor, cartSessionId: string = sessionId): Promise<Cart | null> {
  const { getCartByCartSessionId } = await visitor.send<{ getCartByCartSessionId: Cart | null }>(
    'CartBySession',
    { cartSessionId },
  )
  return getCartByCartSessionId
}

/** The codes with which an operation does nothing. */
export async function refusals(visitor: Visitor, operation: string, variables: object): Promise<string[]> {
  return refusalsIn(await visitor.send(operation, { ...variables }))
}

/** Ids of so many loose stones that can be bought, of these filters. */
export async function stoneIds(visitor: Visitor, count: number, filters: object = {}): Promise<string[]> {
  const ids: string[] = []
  for (let page = 1; ids.length < count; page += 1) {
    const { listGemstones } = await visitor.send<{ listGemstones: { items: { id: string }[] } }>(
      'StoneList',
      {
        ...everyStone,
        sort: 'BEST_MATCH',
        ...filters,
        page,
      },
    )
    expect(listGemstones.items).not.toEqual([])
    ids.push(...listGemstones.items.map(({ id }) => id))
  }
  return ids.slice(0, count)
}
