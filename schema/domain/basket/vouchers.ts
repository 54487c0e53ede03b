import type { Pence } from '../values/money.ts'

/** Why a gift voucher pays nothing; the codes of the contract's `CartCodeErrorCode`. */
export type VoucherProblem = 'VOUCHER_EXPIRED' | 'VOUCHER_EMPTY'

/** Why a voucher pays nothing now (rules/checkout#vouchers); null when it pays. `endsAt` is an ISO instant. */
export function voucherProblem(
  { endsAt }: { readonly endsAt: string },
  balancePence: Pence,
  now: Date,
): VoucherProblem | null {
  if (now.getTime() >= Date.parse(endsAt)) return 'VOUCHER_EXPIRED'
  return balancePence === 0 ? 'VOUCHER_EMPTY' : null
}
