import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addItem } from '../cart/cart-store.ts'
import { endPayment as endAtProvider } from '../pay/payment-provider.ts'
import { paymentByReference } from '../pay/provider-payment-store.ts'
import { finishedPiece } from '../testing/finished-piece.ts'
import { inTransaction } from '../world/database.ts'
import type { World } from '../world/world.ts'
import { Worlds } from '../world/worlds.ts'
import { endPayment } from './end-payment.ts'
import { paymentById } from './payment-store.ts'
import { catchUp, checkoutShop, press } from './testing/worked-checkout.ts'

const shop = checkoutShop()
/** Yellow gold of 2.00 mm: one in size L and one in N, and none in any other. */
const band = finishedPiece('WR-00675', '18ct Yellow Gold', '2.00')
const pieces = { L: '161-3001-1013/1', N: '161-3001-1017/1' }

type Wanted = keyof typeof pieces | null
const wanted = fc.constantFrom<Wanted[]>('L', 'N', null, null)
const step = fc.record({
  who: fc.nat({ max: 7 }),
  does: fc.constantFrom('press', 'press', 'pay', 'decline', 'cancel', 'wait'),
})

/** Shoppers who want the same band, each in a size or in any. */
class Race {
  readonly #worlds = new Worlds({ startMs: Date.parse('2026-11-25T10:00:00Z') })
  readonly #shoppers: { readonly session: string; readonly size: Wanted; payment: string | null }[]
  #presses = 0

  constructor(sizes: readonly Wanted[]) {
    const { world } = this
    world.setClock(new Date('2026-11-25T10:00:00Z'), true)
    this.#shoppers = sizes.map((each, at) => ({ session: `shopper-${at}`, size: each, payment: null }))
    for (const [at, fingerSize] of sizes.entries()) {
      addItem(world.sql, `shopper-${at}`, {
        basketItemId: `band-${at}`,
        addedAt: world.now().toISOString(),
        choice: {
          sku: band.sku,
          optionIds: band.optionIds,
          fingerSize,
          isSizeUnsure: fingerSize === null,
          engraving: null,
          gemstoneId: null,
          gemstonePair: [],
        },
      })
    }
  }

  get world(): World {
    return this.#worlds.default
  }

  act(who: number, does: 'press' | 'pay' | 'decline' | 'cancel' | 'wait'): void {
    const { world } = this
    const at = who % this.#shoppers.length
    const shopper = this.#shoppers[at]
    if (does === 'wait') world.advanceClock(31 * 60_000)
    else if (shopper && does === 'press') {
      this.#presses += 1
      const wish = { cartSessionId: shopper.session, basketItemIds: [`band-${at}`] }
      const { payment } = press(shop, world, { ...wish, idempotencyKey: `press-${this.#presses}` })
      shopper.payment = payment?.transactionId ?? shopper.payment
    } else if (shopper) this.#end(shopper.payment, does)
    catchUp(shop, world)
  }

  /** Everybody presses and pays until nothing more can be had. */
  comeToRest(): void {
    this.act(0, 'wait')
    for (const who of this.#shoppers.keys()) {
      this.act(who, 'press')
      this.act(who, 'pay')
    }
  }

  /** The pieces that are taken, and by which payment. */
  get taken(): { readonly entry: string; readonly transactionId: string; readonly isSold: boolean }[] {
    const rows = this.world.sql
      .prepare('SELECT entry, transaction_id, is_sold FROM taken_stock ORDER BY entry')
      .all()
    return rows.map((row) => ({
      entry: String(row['entry']),
      transactionId: String(row['transaction_id']),
      isSold: row['is_sold'] === 1,
    }))
  }

  /** The sizes of those who have no order. */
  get wentWithout(): Wanted[] {
    return this.#shoppers.flatMap(({ size: each, payment }) =>
      payment !== null && this.orders.includes(payment) ? [] : [each],
    )
  }

  get orders(): string[] {
    const rows = this.world.sql.prepare('SELECT transaction_id FROM orders').all()
    return rows.map((row) => String(row['transaction_id']))
  }

  close(): void {
    this.#worlds.close()
  }

  #end(id: string | null, does: 'pay' | 'decline' | 'cancel' | 'press' | 'wait'): void {
    const { world } = this
    const payment = id === null ? undefined : paymentById(world.sql, id)
    const there = id === null ? undefined : paymentByReference(world.sql, id)
    if (payment === undefined || there === undefined) return
    inTransaction(world.sql, () => {
      if (does === 'cancel') endPayment(world, payment)
      else if (does === 'pay') endAtProvider(world, there, { kind: 'paid', card: null })
      else endAtProvider(world, there, { kind: 'declined', card: null, reason: 'NOT_SAID' })
    })
  }
}

function expectConsistent(race: Race): void {
  const { taken, orders } = race
  expect(
    taken
      .filter(({ isSold }) => isSold)
      .map(({ transactionId }) => transactionId)
      .toSorted(),
  ).toEqual(orders.toSorted())
  const open = taken.filter(({ isSold }) => !isSold)
  for (const { transactionId } of open)
    expect(paymentById(race.world.sql, transactionId)?.status).toBe('PENDING')
  expect(Object.values(pieces)).toEqual(expect.arrayContaining(taken.map(({ entry }) => entry)))
}

describe('shoppers who race for what lies on the shelf (rules/products#stock)', () => {
  it(
    'end with as many orders as there are pieces, each sold once, while anybody wants one',
    { timeout: 60_000 },
    () => {
      fc.assert(
        fc.property(
          fc.oneof(
            fc.array(wanted, { minLength: 1, maxLength: 8 }),
            fc.array(fc.constant(null), { minLength: 1, maxLength: 8 }),
          ),
          fc.array(step, { maxLength: 30 }),
          (sizes, steps) => {
            const race = new Race(sizes)
            try {
              for (const { who, does } of steps) {
                race.act(who, does)
                expectConsistent(race)
              }
              race.comeToRest()
              expectConsistent(race)
              const sold = race.taken.map(({ entry }) => entry)
              for (const size of race.wentWithout) {
                expect(sold).toEqual(
                  expect.arrayContaining(size === null ? Object.values(pieces) : [pieces[size]]),
                )
              }
              expect(race.orders).toHaveLength(sold.length)
              const isAnySizeRight = sizes.every((each) => each === null)
              expect(sold.length).toBeGreaterThanOrEqual(isAnySizeRight ? Math.min(2, sizes.length) : 1)
            } finally {
              race.close()
            }
          },
        ),
        { numRuns: 100 },
      )
    },
  )
})
