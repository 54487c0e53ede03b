import { defaultVatPercent } from '@shop/schema/domain/prices/pricing'
import { pence, vatContained } from '@shop/schema/domain/values/money'
import type { Check } from '../../runner/check.ts'
import { expectPast, mostDriftMs } from '../moments.ts'
import { pricingOf } from '../pricing.ts'
import { needToken } from './signed-in-checks.ts'

/** What an order cost, how it was paid, and how far it is (rules/account#orders). */
export const orderChecks: readonly Check[] = [
  {
    operation: 'Orders',
    name: 'VAT of an order is contained in its total',
    async run(probe) {
      needToken(probe)
      const { vatPercent } = await pricingOf(probe)
      const { orders } = await probe.ask<{ orders: TaxedOrder[] }>(
        '{ orders { number total vat couponCode } }',
      )
      // An order keeps the VAT of its day, which may have been the usual one.
      const percents = [vatPercent, defaultVatPercent]
      for (const { number, total, vat, couponCode } of orders) {
        const most = vatContained(pence(total), Math.max(...percents))
        probe.expect(vat <= most, `${number} has VAT of ${vat} in ${total} pence, which hold ${most} at most`)
        // A coupon alone takes VAT off.
        const least = couponCode === null ? vatContained(pence(total), Math.min(...percents)) : 0
        probe.expect(
          vat >= least,
          `${number} has VAT of ${vat} in ${total} pence, which hold ${least} at least`,
        )
      }
    },
  },
  {
    operation: 'Orders',
    name: 'what was paid for an order is what it cost, and nothing comes off it without a coupon',
    async run(probe) {
      needToken(probe)
      const { orders } = await probe.ask<{ orders: PaidOrder[] }>(`{
        orders { number subTotal total couponCode couponTotal voucherTotal payment { paid credit } lines { total } }
      }`)
      for (const {
        number,
        subTotal,
        total,
        couponCode,
        couponTotal,
        voucherTotal,
        payment,
        lines,
      } of orders) {
        const ofVoucher = voucherTotal ?? 0
        const isPart = ofVoucher >= 0 && ofVoucher <= total
        probe.expect(isPart, `A voucher has paid ${ofVoucher} of ${total} pence for ${number}`)
        if (payment !== null) {
          const paid = payment.paid + (payment.credit ?? 0) + ofVoucher
          probe.expectSame(paid, total, `What was paid for ${number} in all, in pence`)
        }
        const ofCoupon = couponTotal ?? 0
        const isByCode = couponCode !== null || ofCoupon === 0
        probe.expect(isByCode, `${ofCoupon} pence came off ${number} without a coupon`)
        const ofLines = lines.reduce((sum, line) => sum + line.total, 0)
        const isOff = ofLines === subTotal || ofLines - ofCoupon === subTotal
        probe.expect(isOff, `Lines of ${ofLines} pence less ${ofCoupon} are ${subTotal} in ${number}`)
      }
    },
  },
  {
    operation: 'Orders',
    name: 'an order was placed, paid and paid back in time that has passed, and no more than it cost came back',
    async run(probe) {
      needToken(probe)
      const { orders } = await probe.ask<{ orders: DatedOrder[] }>(
        '{ orders { number placedAt total payment { paidAt } refund { total refundedAt } } }',
      )
      for (const { number, placedAt, total, payment, refund } of orders) {
        expectPast(probe, placedAt, `${number} was placed`)
        expectPast(probe, payment?.paidAt ?? null, `${number} was paid`)
        if (refund === null) continue
        expectPast(probe, refund.refundedAt, `${number} was paid back`)
        const isAfter = Date.parse(refund.refundedAt) >= Date.parse(placedAt)
        probe.expect(isAfter, `${number} was paid back at ${refund.refundedAt}, and placed at ${placedAt}`)
        const isPart = refund.total > 0 && refund.total <= total
        probe.expect(isPart, `${refund.total} pence of ${number} were paid back, which cost ${total}`)
      }
    },
  },
  {
    operation: 'Orders',
    name: 'each line of an order leads to the design that it names',
    async run(probe) {
      needToken(probe)
      const { orders } = await probe.ask<{ orders: NamedOrder[] }>(
        '{ orders { number lines { sku design { sku } } } }',
      )
      for (const { number, lines } of orders) {
        for (const { sku, design } of lines) {
          if (design !== null) probe.expectSame(design.sku, sku, `The design of a line of ${number}`)
        }
      }
    },
  },
  {
    operation: 'OrderTracking',
    name: 'no stage of an order is done or planned before the one that it follows',
    async run(probe) {
      needToken(probe)
      const { orders } = await probe.ask<{ orders: TrackedOrder[] }>(
        '{ orders { number refund { total } tracking { stage doneAt expectedOn } } }',
      )
      const now = probe.clock?.getTime() ?? null
      for (const { number, refund, tracking } of orders) {
        const done = tracking.flatMap(({ doneAt }) => (doneAt === null ? [] : Date.parse(doneAt)))
        const first = tracking.slice(0, done.length)
        probe.expect(
          first.every(({ doneAt }) => doneAt !== null),
          `A stage of ${number} is done before the one that it follows: ${JSON.stringify(tracking)}`,
        )
        probe.expectSame(
          done,
          done.toSorted(ascending),
          `When the stages of ${number} were done, in their order`,
        )
        const [latest] = done.slice(-1)
        const isPast = now === null || latest === undefined || latest <= now + mostDriftMs
        probe.expect(isPast, `A stage of ${number} was done in time to come: ${JSON.stringify(tracking)}`)
        const open = tracking.slice(done.length).map(({ expectedOn }) => expectedOn)
        const days = open.flatMap((day) => day ?? [])
        probe.expectSame(days, days.toSorted(), `The days on which ${number} goes on, in their order`)
        if (refund === null) probe.expectSame(open, days, `The days of what is not done of ${number}`)
      }
    },
  },
  {
    operation: 'OrderTracking',
    name: 'a stone is secured of an order that has one, and of no other',
    async run(probe) {
      needToken(probe)
      const { orders } = await probe.ask<{ orders: StonedOrder[] }>(
        '{ orders { number refund { total } tracking { stage } lines { gemstones { gemstoneId } } } }',
      )
      for (const { number, refund, tracking, lines } of orders) {
        const hasStone = lines.some(({ gemstones }) => gemstones.length > 0)
        const isSecured = tracking.some(({ stage }) => stage === 'STONE_SECURED')
        // What was paid back may go no further.
        if (hasStone && refund !== null) continue
        probe.expectSame(isSecured, hasStone, `Whether a stone is secured of ${number}`)
      }
    },
  },
  {
    operation: 'Orders',
    name: 'a stone that was sold is the one of its id',
    async run(probe) {
      needToken(probe)
      const facts = 'gemStoneType shape caratWeight repNo'
      const { orders } = await probe.ask<{ orders: { lines: { gemstones: SoldStone[] }[] }[] }>(
        `{ orders { lines { gemstones { gemstoneId ${facts} } } } }`,
      )
      const sold = orders.flatMap(({ lines }) => lines.flatMap(({ gemstones }) => gemstones))
      const query = `query ($id: ID!) { getGemstoneById(id: $id) { ${facts} } }`
      for (const { gemstoneId, ...said } of probe.random.some(sold, 4)) {
        const { getGemstoneById } = await probe.ask<{ getGemstoneById: object | null }>(query, {
          id: gemstoneId,
        })
        // A shop may know no more of what it has sold.
        if (getGemstoneById === null) continue
        probe.expectSame(said, getGemstoneById, `The stone ${gemstoneId} of an order beside its page`)
      }
    },
  },
  {
    operation: 'Orders',
    name: 'only a lender lends, and of a card there are four digits at most, with its brand',
    async run(probe) {
      needToken(probe)
      const { orders } = await probe.ask<{ orders: CardOrder[] }>(
        '{ orders { number payment { method credit cardBrand cardLastDigits } } }',
      )
      for (const { number, payment } of orders) {
        if (payment === null) continue
        const { method, credit, cardBrand, cardLastDigits } = payment
        const what = `Whether a lender paid for ${number}, beside its method`
        probe.expectSame(credit !== null, method === 'FINANCE', what)
        const isShort = cardLastDigits === null || /^\d{4}$/.test(cardLastDigits)
        probe.expect(isShort, `The last digits of the card that paid for ${number} are "${cardLastDigits}"`)
        const said = [cardBrand, cardLastDigits]
        const isBoth = said.every((each) => each === null) || said.every((each) => each !== null)
        probe.expect(isBoth, `Of brand and digits of a card ${number} has ${JSON.stringify(said)}`)
      }
    },
  },
]

interface TaxedOrder {
  readonly number: string
  readonly total: number
  readonly vat: number
  readonly couponCode: string | null
}

interface StonedOrder {
  readonly number: string
  readonly refund: object | null
  readonly tracking: readonly { readonly stage: string }[]
  readonly lines: readonly { readonly gemstones: readonly object[] }[]
}

interface SoldStone {
  readonly gemstoneId: string
}

interface CardOrder {
  readonly number: string
  readonly payment: {
    readonly method: string
    readonly credit: number | null
    readonly cardBrand: string | null
    readonly cardLastDigits: string | null
  } | null
}

interface PaidOrder {
  readonly number: string
  readonly subTotal: number
  readonly total: number
  readonly couponCode: string | null
  readonly couponTotal: number | null
  readonly voucherTotal: number | null
  readonly payment: { readonly paid: number; readonly credit: number | null } | null
  readonly lines: readonly { readonly total: number }[]
}

interface DatedOrder {
  readonly number: string
  readonly placedAt: string
  readonly total: number
  readonly payment: { readonly paidAt: string } | null
  readonly refund: { readonly total: number; readonly refundedAt: string } | null
}

interface NamedOrder {
  readonly number: string
  readonly lines: readonly { readonly sku: string; readonly design: { readonly sku: string } | null }[]
}

interface TrackedOrder {
  readonly number: string
  readonly refund: { readonly total: number } | null
  readonly tracking: readonly {
    readonly stage: string
    readonly doneAt: string | null
    readonly expectedOn: string | null
  }[]
}

function ascending(a: number, b: number): number {
  return a - b
}
