import type { DatabaseSync } from 'node:sqlite'
import { type CustomerBelongings, readBelongings } from '@shop/fixtures/customers/belongings'
import { keepAddress } from '../addresses/address-store.ts'
import { keepBuild } from '../builds/build-store.ts'
import { keepConsent } from '../consents/consent-store.ts'
import { keepOrder } from '../orders/order-store.ts'
import { keepWish } from '../wishlist/wishlist-store.ts'
import { inTransaction } from '../world/database.ts'

let known: ReadonlyMap<string, CustomerBelongings> | undefined

/**
 * Puts what a seeded customer owns into the tables of a world, when they first sign in there: a new world waits for
 * none of them. Does nothing for anybody else, and nothing a second time.
 */
export function unpackCustomer(sql: DatabaseSync, accountId: string): void {
  known ??= new Map(readBelongings().map((belongings) => [belongings.customerId, belongings]))
  const belongings = known.get(accountId)
  if (belongings === undefined || isUnpacked(sql, accountId)) return
  const { addresses, wishes, builds, consents, orders } = belongings
  inTransaction(sql, () => {
    sql.prepare('INSERT INTO unpacked_customers (account_id) VALUES (?)').run(accountId)
    for (const address of addresses) keepAddress(sql, accountId, { ...address, isDefault: false })
    for (const { addedAt, ...wish } of wishes) keepWish(sql, accountId, wish, addedAt)
    for (const build of builds) keepBuild(sql, accountId, build)
    for (const consent of consents) keepConsent(sql, accountId, consent)
    for (const order of orders) keepOrder(sql, accountId, order)
  })
}

function isUnpacked(sql: DatabaseSync, accountId: string): boolean {
  return sql.prepare('SELECT 1 FROM unpacked_customers WHERE account_id = ?').get(accountId) !== undefined
}
