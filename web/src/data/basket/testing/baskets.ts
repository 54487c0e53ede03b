import { pence } from '@shop/schema/domain/values/money'
import type { CartFragment } from '#generated/graphql/graphql.ts'
import { emptyBasket, type BasketItem, type BasketRecord, type NewBasketItem } from '../basket-record.ts'

/** A ring as the review page puts it into the basket. */
export const aPiece: NewBasketItem = {
  sku: 'PR-00201',
  shape: 'round-brilliant',
  metal: 'yellow-gold',
  optionIds: ['161', '171'],
  fingerSize: 'N',
  isSizeUnsure: false,
  engraving: { font: 'Roman', text: 'EVER YOURS' },
  gemstoneId: '100001',
  gemstonePair: [],
  isGemstoneFirst: false,
  title: 'Six-claw solitaire with 1.00 ct Round diamond',
  total: pence(518_200),
}

/** A line the cart has; the later its id in the alphabet, the later it was added. */
export function aLine(basketItemId: string, difference: Partial<BasketItem> = {}): BasketItem {
  return {
    ...aPiece,
    id: `line-${basketItemId}`,
    basketItemId,
    subTotal: pence(518_200),
    vatIsZero: false,
    coupons: [],
    seenSubTotal: null,
    addedAt: '2026-11-25T10:00:00.000Z',
    firstAddedAt: null,
    sync: 'saved',
    availability: 'AVAILABLE',
    problem: null,
    ...difference,
  }
}

/** A basket of lines the cart has. */
export function aBasket(...ids: readonly string[]): BasketRecord {
  return { ...emptyBasket, BasketUID: 'uid', BasketItems: ids.map((id) => aLine(id)) }
}

export function idsOf(record: BasketRecord): string[] {
  return record.BasketItems.map(({ basketItemId }) => basketItemId)
}

/** A cart of these lines, as the API has it. */
export function cartOf(lines: readonly BasketItem[]): CartFragment {
  return {
    cartSessionId: 'uid',
    userId: null,
    coupon: null,
    voucher: null,
    totals: null,
    cartItems: lines.map(
      ({
        metal: _m,
        shape: _s,
        sync: _y,
        problem: _p,
        isGemstoneFirst: _g,
        seenSubTotal: _b,
        firstAddedAt: _f,
        ...line
      }) => ({ ...line, addedAt: line.addedAt ?? '' }),
    ),
  }
}
