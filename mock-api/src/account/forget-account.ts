import { dropCartOfUser } from '../cart/cart-store.ts'
import { endPayment } from '../checkout/end-payment.ts'
import { dropPayment, partFromPayment, paymentsOfAccount } from '../checkout/payment-store.ts'
import { partFromOrders } from '../orders/order-store.ts'
import type { World } from '../world/world.ts'

/** Tables in which an account has rows of its own that go with it. */
const tables = [
  'wishlist_items',
  'wishlist_shares',
  'saved_builds',
  'addresses',
  'consents',
  'account_languages',
  'unpacked_customers',
] as const

/** Deletes what belongs to an account, save what the law keeps (rules/account#deleting-an-account). */
export function forgetAccount(world: World, accountId: string): void {
  const { sql } = world
  for (const table of tables) sql.prepare(`DELETE FROM ${table} WHERE account_id = ?`).run(accountId)
  dropCartOfUser(sql, accountId)
  partFromOrders(sql, accountId)
  forgetPayments(world, accountId)
}

/** Ends what is being paid and forgets what was not; what was paid is, or becomes, an order. */
function forgetPayments(world: World, accountId: string): void {
  for (const payment of paymentsOfAccount(world.sql, accountId)) {
    const forget = endPayment(world, payment) === 'ended' ? dropPayment : partFromPayment
    forget(world.sql, payment.transactionId)
  }
}
