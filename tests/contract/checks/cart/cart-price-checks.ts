import { piecePrice } from '@shop/schema/domain/prices/piece-price'
import { pence, sumPence, vatContained } from '@shop/schema/domain/values/money'
import { gemStoneTypes } from '@shop/schema/domain/vocabulary/gemstones'
import type { Check } from '../../runner/check.ts'
import type { Probe } from '../../runner/probe.ts'
import { pricingOf } from '../pricing.ts'
import { type Cart, CartAtTarget, type CartLine } from './cart-at-target.ts'
import {
  drawEarringsWithPair,
  type DrawnPiece,
  drawFinishedPieces,
  drawSettingWithStone,
} from './drawn-pieces.ts'

const operation = 'AddCartItem'
const coloured = gemStoneTypes.filter(({ isDiamond }) => !isDiamond).map(({ value }) => value)

/** What a cart costs follows from the raw fields of what is in it (rules/prices#money, rules/checkout#totals). */
export const cartPriceChecks: readonly Check[] = [
  {
    operation,
    name: 'a setting with its stone costs what both say',
    writes: true,
    async run(probe) {
      const cart = new CartAtTarget(probe)
      for (const at of [1, 2, 3]) {
        const piece = await drawSettingWithStone(probe)
        await expectPrice(probe, await cart.put(`${at}`, piece.input), piece)
        await cart.clear()
      }
    },
  },
  {
    operation,
    name: 'a setting with a coloured stone costs what both say',
    writes: true,
    async run(probe) {
      const cart = new CartAtTarget(probe)
      const piece = await drawSettingWithStone(probe, [], undefined, coloured)
      await expectPrice(probe, await cart.put('one', piece.input), piece)
      await cart.clear()
    },
  },
  {
    operation,
    name: 'earrings with a pair cost what all three say',
    writes: true,
    async run(probe) {
      const cart = new CartAtTarget(probe)
      const piece = await drawEarringsWithPair(probe)
      await expectPrice(probe, await cart.put('pair', piece.input), piece)
      await cart.clear()
    },
  },
  {
    operation,
    name: 'a finished piece costs what its choices say, less its sale',
    writes: true,
    async run(probe) {
      const cart = new CartAtTarget(probe)
      for (const [at, piece] of (await drawFinishedPieces(probe, 12)).entries()) {
        await expectPrice(probe, await cart.put(`${at}`, piece.input), piece)
      }
      await cart.clear()
    },
  },
  {
    operation: 'CartBySession',
    name: 'totals are the sum of the lines, with the VAT that getVat says',
    writes: true,
    async run(probe) {
      const cart = new CartAtTarget(probe)
      const ring = await drawSettingWithStone(probe)
      const pieces = [ring, ...(await drawFinishedPieces(probe, 9))]
      for (const [at, { input }] of pieces.entries()) await cart.put(`${at}`, input)
      const read = await cart.read()
      probe.skipUnless(read?.totals != null, 'the target leaves the sums to the shop')
      if (read) await expectTotals(probe, read)
      const { vatPercent } = await pricingOf(probe)
      const leaving = roundedAlikeLast(read?.cartItems ?? [], vatPercent).slice(0, -2)
      for (const [gone, { basketItemId }] of leaving.entries()) {
        await cart.remove(basketItemId)
        const fewer = await cart.read()
        probe.expectSame(fewer?.cartItems.length, pieces.length - gone - 1, 'How many lines are left')
        if (fewer) await expectTotals(probe, fewer)
      }
      await cart.clear()
    },
  },
]

/**
 * Lines of which those stand last whose VAT is rounded the same way: what is rounded line by line, and not at the end,
 * shows in them.
 */
function roundedAlikeLast(lines: readonly CartLine[], vatPercent: number): CartLine[] {
  const roundedBy = ({ total }: CartLine) =>
    vatContained(pence(total ?? 0), vatPercent) - ((total ?? 0) * vatPercent) / (100 + vatPercent)
  const upLast = lines.toSorted((a, b) => roundedBy(a) - roundedBy(b))
  const ups = lines.filter((line) => roundedBy(line) > 0.1).length
  const downs = lines.filter((line) => roundedBy(line) < -0.1).length
  return ups >= downs ? upLast : upLast.toReversed()
}

/** The last line costs what the rules make of the raw fields. */
async function expectPrice(probe: Probe, cart: Cart, { input, design, stones }: DrawnPiece): Promise<void> {
  const sent = probe.last
  const pricing = await pricingOf(probe)
  const price = piecePrice({ design, optionIds: input.optionIds, stones, pricing })
  const line = cart.cartItems.at(-1)
  const expected = price?.totalPence ?? null
  probe.expectSame(line?.subTotal, expected, `What ${design.sku} costs before coupons, in pence`, sent)
  probe.expectSame(line?.total, expected, `What ${design.sku} costs, in pence`, sent)
  // A coupon alone takes VAT off.
  probe.expectSame(line?.vatIsZero, false, `Whether ${design.sku} is free of VAT without a coupon`, sent)
}

/** The sums of a cart agree with its lines, to the penny. */
export async function expectTotals(probe: Probe, { cartItems, totals, voucher }: Cart): Promise<void> {
  if (!totals) return
  const { vatPercent } = await pricingOf(probe)
  const bought = cartItems.flatMap(({ total, subTotal, vatIsZero }) =>
    total === null || subTotal === null
      ? []
      : [{ total: pence(total), subTotal: pence(subTotal), vatIsZero }],
  )
  const ofLines = sumPence(bought.map(({ total }) => total))
  const before = sumPence(bought.map(({ subTotal }) => subTotal))
  const charged = sumPence(bought.flatMap(({ total, vatIsZero }) => (vatIsZero ? [] : total)))
  const total = ofLines + totals.delivery
  probe.expectSame(totals.delivery, 0, 'What delivery in the United Kingdom costs, in pence')
  const paid = voucher?.problem === null ? Math.min(voucher.balance, total) : 0
  const expected = {
    subTotal: before,
    couponTotal: before - ofLines,
    total,
    vat: vatContained(sumPence([charged, pence(totals.delivery)]), vatPercent),
    voucherTotal: paid,
    due: total - paid,
  }
  const { delivery: _, ...said } = totals
  for (const [name, value] of Object.entries(expected)) {
    const found = Object.entries(said).find(([key]) => key === name)?.[1]
    probe.expectSame(found, value, `The ${name} of the cart beside its lines, in pence`)
  }
}
