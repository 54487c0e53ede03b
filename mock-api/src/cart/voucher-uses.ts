import type { DatabaseSync } from 'node:sqlite'
import type { VoucherRecord } from '@shop/fixtures/vouchers'
import { pence, subtractPence, type Pence } from '@shop/schema/domain/values/money'
import type { World } from '../world/world.ts'
import { voucherByCode } from './codes.ts'

/**
 * What is left on a voucher in a world: what it held at the start, less what orders have used, and less what is being paid
 * with it at this moment from another cart than `forCart`, so that it never pays for two.
 */
export function voucherBalance(sql: DatabaseSync, voucher: VoucherRecord, forCart?: string): Pence {
  const row = sql
    .prepare(
      `SELECT sum(voucher_pence) AS held FROM payments
      LEFT JOIN joined_sessions ON joined_sessions.session_id = payments.cart_session_id
      WHERE voucher_code = ? AND status IN ('PENDING', 'REFERRED')
      AND coalesce(joined_sessions.cart_session_id, payments.cart_session_id) IS NOT ?`,
    )
    .get(voucher.code, forCart ?? null)
  return subtractPence(unspent(sql, voucher), pence(Number(row?.['held'] ?? 0)))
}

function unspent(sql: DatabaseSync, { code, balancePence }: VoucherRecord): Pence {
  const row = sql.prepare('SELECT sum(amount_pence) AS used FROM voucher_uses WHERE code = ?').get(code)
  return subtractPence(balancePence, pence(Number(row?.['used'] ?? 0)))
}

/** Whether a voucher still holds what a payment that was begun pays with it; true where it pays with none. */
export function canSpendVoucher(
  sql: DatabaseSync,
  { voucherCode, voucherTotal }: { readonly voucherCode: string | null; readonly voucherTotal: Pence },
): boolean {
  const voucher = voucherByCode(voucherCode)
  return voucher === null ? voucherTotal === 0 : unspent(sql, voucher) >= voucherTotal
}

/**
 * Takes from a voucher what an order has paid with it, once for each payment however often it is called
 * (rules/checkout#vouchers). To be called in the transaction that makes the order. One that has expired since the payment
 * was begun still pays what was agreed. Throws where it holds less: whoever asks has looked before (`canSpendVoucher`).
 */
export function spendVoucher(
  { sql }: Pick<World, 'sql'>,
  {
    code,
    transactionId,
    amountPence,
  }: {
    readonly code: string
    readonly transactionId: string
    readonly amountPence: Pence
  },
): void {
  const voucher = voucherByCode(code)
  if (voucher === null) throw new Error(`There is no voucher ${code}`)
  const earlier = sql
    .prepare('SELECT 1 FROM voucher_uses WHERE code = ? AND transaction_id = ?')
    .get(voucher.code, transactionId)
  if (earlier !== undefined) return
  if (unspent(sql, voucher) < amountPence)
    throw new RangeError(`Voucher ${code} holds less than ${amountPence} pence`)
  sql
    .prepare('INSERT INTO voucher_uses (code, transaction_id, amount_pence) VALUES (?, ?, ?)')
    .run(voucher.code, transactionId, amountPence)
}
