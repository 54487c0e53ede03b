import { randomUUID } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { inTransaction } from '../world/database.ts'
import {
  cartOfSession,
  insertItem,
  sessionOfUser,
  setCoupon,
  setVoucher,
  type StoredCart,
} from './cart-store.ts'
import { joinLines } from './join-lines.ts'

/** How many lines a cart holds. */
export const maxItems = 50

/**
 * Brings the cart of a session and that of an account together: the five cases of rules/basket#attaching. True when it is
 * done, false when both together are too many, and nothing has changed. Doing it again changes nothing.
 */
export function attachCart(sql: DatabaseSync, sessionId: string, userId: string, now: Date): boolean {
  return inTransaction(sql, () => {
    const cart = cartOfSession(sql, sessionId)
    const accountSession = sessionOfUser(sql, userId)
    const accountCart = accountSession === undefined ? null : cartOfSession(sql, accountSession)
    if (cart === null) {
      if (accountCart === null) makeCart(sql, sessionId, userId)
      else lead(sql, sessionId, accountCart)
      return true
    }
    if (cart.userId === userId) return true
    if (cart.userId !== null)
      return copyLines(sql, cart, accountCart ?? makeCart(sql, randomUUID(), userId), now)
    if (accountCart !== null) return join(sql, cart, accountCart, now)
    sql.prepare('UPDATE carts SET user_id = ? WHERE session_id = ?').run(userId, cart.sessionId)
    return true
  })
}

/** Moves the lines of a guest's cart to an account's, and leads the session there from then on. */
function join(sql: DatabaseSync, guest: StoredCart, account: StoredCart, now: Date): boolean {
  const lines = joinLines(account.items, guest.items, now)
  if (lines.length > maxItems) return false
  const kept = new Set(lines.map(({ id }) => id))
  dropItems(
    sql,
    [...account.items, ...guest.items].filter(({ id }) => !kept.has(id)),
  )
  sql
    .prepare('UPDATE cart_items SET session_id = ? WHERE session_id = ?')
    .run(account.sessionId, guest.sessionId)
  sql.prepare('DELETE FROM carts WHERE session_id = ?').run(guest.sessionId)
  // The shopper has the guest's prices before them.
  setCoupon(sql, account.sessionId, guest.couponCode ?? account.couponCode)
  setVoucher(sql, account.sessionId, guest.voucherCode ?? account.voucherCode)
  lead(sql, guest.sessionId, account)
  return true
}

/** Copies the lines of another account's cart, each once and never again after it was taken out; its codes are not copied. */
function copyLines(sql: DatabaseSync, theirs: StoredCart, account: StoredCart, now: Date): boolean {
  const copied = copiedIds(sql, account.sessionId)
  const arriving = theirs.items.filter(({ basketItemId }) => !copied.has(basketItemId))
  const lines = joinLines(account.items, arriving, now)
  if (lines.length > maxItems) return false
  const kept = new Set(lines.map(({ id }) => id))
  dropItems(
    sql,
    account.items.filter(({ id }) => !kept.has(id)),
  )
  const remember = sql.prepare('INSERT INTO copied_lines (cart_session_id, basket_item_id) VALUES (?, ?)')
  for (const item of arriving) {
    remember.run(account.sessionId, item.basketItemId)
    if (kept.has(item.id)) insertItem(sql, account.sessionId, item)
  }
  return true
}

function makeCart(sql: DatabaseSync, sessionId: string, userId: string): StoredCart {
  sql.prepare('INSERT INTO carts (session_id, user_id) VALUES (?, ?)').run(sessionId, userId)
  return { sessionId, userId, couponCode: null, voucherCode: null, items: [] }
}

/** Leads a session to the cart of an account, and every session that led to that session's own. */
function lead(sql: DatabaseSync, sessionId: string, { sessionId: to }: StoredCart): void {
  sql.prepare('UPDATE joined_sessions SET cart_session_id = ? WHERE cart_session_id = ?').run(to, sessionId)
  sql.prepare('INSERT INTO joined_sessions (session_id, cart_session_id) VALUES (?, ?)').run(sessionId, to)
}

function dropItems(sql: DatabaseSync, items: StoredCart['items']): void {
  const drop = sql.prepare('DELETE FROM cart_items WHERE id = ?')
  for (const { id } of items) drop.run(id)
}

function copiedIds(sql: DatabaseSync, cartSessionId: string): ReadonlySet<string> {
  const rows = sql
    .prepare('SELECT basket_item_id FROM copied_lines WHERE cart_session_id = ?')
    .all(cartSessionId)
  return new Set(rows.map((row) => String(row['basket_item_id'])))
}
