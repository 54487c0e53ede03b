import { languageOf } from './account-language.ts'
import { addressesOf } from '../addresses/address-store.ts'
import { buildsOf } from '../builds/build-store.ts'
import { cartOfSession, sessionOfUser } from '../cart/cart-store.ts'
import { paymentsOfAccount, type StoredPayment } from '../checkout/payment-store.ts'
import { consentsOf } from '../consents/consent-store.ts'
import type { Account } from '../identity/account-store.ts'
import { ordersOf } from '../orders/order-store.ts'
import { shareOf, wishesOf } from '../wishlist/wishlist-store.ts'
import type { World } from '../world/world.ts'

/**
 * All that a world keeps of an account, for its owner to read (rules/account#download-my-data). Whatever opens something is
 * left out: passwords and their hashes, tokens, ids of sessions, of carts and of the link to a wishlist.
 */
export function myData(world: World, account: Account): object {
  const { sql } = world
  const { id, email, firstName, lastName } = account
  const sessionId = sessionOfUser(sql, id)
  const share = shareOf(sql, id)
  return {
    collectedAt: world.now().toISOString(),
    account: { id, email, firstName, lastName, language: languageOf(sql, id) },
    addresses: addressesOf(sql, id),
    consents: consentsOf(sql, id),
    wishlist: {
      sharedSince: share?.sharedAt ?? null,
      items: wishesOf(sql, id).map(({ wish, addedAt }) => ({ ...wish, addedAt })),
    },
    savedBuilds: buildsOf(sql, id),
    cart: sessionId === undefined ? [] : (cartOfSession(sql, sessionId)?.items ?? []),
    orders: ordersOf(sql, id),
    payments: paymentsOfAccount(sql, id).map(shownPayment),
  }
}

/** Without what opens its page at the provider; what became an order stands with the orders. */
function shownPayment({ transactionId, status, method, amountPence, begunAt, purchase }: StoredPayment) {
  const isOrdered = status === 'PAID'
  return { transactionId, status, method, amountPence, begunAt, purchase: isOrdered ? null : purchase }
}
