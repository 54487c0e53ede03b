import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { designs } from '@shop/fixtures/designs/designs'
import { sales } from '@shop/fixtures/sales'
import { bundledBankHolidays } from '@shop/schema/domain/delivery/bundled-bank-holidays'
import { deliveryDays } from '@shop/schema/domain/delivery/delivery-days'
import { representativePlan } from '@shop/schema/domain/finance/finance-plans'
import { pence } from '@shop/schema/domain/values/money'
import { cartOfSession } from '../../cart/cart-store.ts'
import { DesignIndex } from '../../catalogue/design-index.ts'
import { dueHandlers } from '../../due-handlers.ts'
import { stoneStock } from '../../gemstones/stone-stock.ts'
import { runDue } from '../../world/due-events.ts'
import type { World } from '../../world/world.ts'
import { Worlds } from '../../world/worlds.ts'
import type { CheckoutShop } from '../checkout-shop.ts'
import { placeOrder, type PlacedOrder } from '../place-order.ts'
import { priceLines } from '../priced-lines.ts'
import { settlePayment } from '../settle-payment.ts'
import { guestOrder } from './checkout-session.ts'

/** The shop, for all tests of a file. */
export function checkoutShop(): CheckoutShop {
  return {
    designs: new DesignIndex(designs),
    stock: stoneStock(undefined),
    sales,
    siteUrl: 'http://shop.test',
    holidays: bundledBankHolidays.map(({ date }) => date),
  }
}

/** A default world in a folder of its own, whose process can end at any moment and be started again. */
export class RestartedWorld {
  readonly #dataDir = mkdtempSync(join(tmpdir(), 'ashcombe-'))
  #worlds = this.#open()

  get world(): World {
    return this.#worlds.default
  }

  restart(): void {
    this.#worlds.close()
    this.#worlds = this.#open()
  }

  close(): void {
    this.#worlds.close()
    rmSync(this.#dataDir, { recursive: true })
  }

  #open(): Worlds {
    return new Worlds({ startMs: Date.parse('2026-11-25T10:00:00Z'), dataDir: this.#dataDir })
  }
}

/** Does what is due by now. */
export function catchUp(shop: CheckoutShop, world: World): void {
  runDue(
    world,
    dueHandlers((at, message) => settlePayment(shop, at, message), shop.siteUrl),
  )
}

/**
 * Presses the last button of a guest, or of an account, for some lines of a cart, as a page that shows what is so at
 * this moment.
 */
export function press(
  shop: CheckoutShop,
  world: World,
  {
    cartSessionId,
    basketItemIds,
    idempotencyKey,
    method = 'CARD',
    accountId = null,
  }: {
    readonly cartSessionId: string
    readonly basketItemIds: readonly string[]
    readonly idempotencyKey: string
    readonly method?: 'CARD' | 'FINANCE'
    readonly accountId?: string | null
  },
): PlacedOrder {
  const cart = cartOfSession(world.sql, cartSessionId)
  const { priced } = priceLines(shop, world, cart, basketItemIds)
  const day = priced && deliveryDays(priced.readyOn, { boutique: null, holidays: shop.holidays }).firstDay
  const input = {
    ...guestOrder,
    cartSessionId,
    idempotencyKey,
    basketItemIds: [...basketItemIds],
    method,
    ...(method === 'FINANCE' && { financePlan: representativePlan }),
    expectedTotal: priced?.total ?? pence(0),
    delivery: { ...guestOrder.delivery, day: day ?? '2027-01-04' },
  }
  return placeOrder(shop, world, input, accountId)
}
