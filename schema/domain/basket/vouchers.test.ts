import { expect, it } from 'vitest'
import { pence } from '../values/money.ts'
import { voucherProblem } from './vouchers.ts'

it.each([
  ['2026-11-30T23:59:59Z', 1, null],
  ['2026-11-30T23:59:59Z', 0, 'VOUCHER_EMPTY'],
  ['2026-12-01T00:00:00Z', 1, 'VOUCHER_EXPIRED'],
  ['2026-12-01T00:00:00Z', 0, 'VOUCHER_EXPIRED'],
])('at %s with %i pence a voucher has the problem %s', (now, balance, problem) => {
  expect(voucherProblem({ endsAt: '2026-12-01T00:00:00Z' }, pence(balance), new Date(now))).toBe(problem)
})
