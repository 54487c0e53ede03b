import { createHash } from 'node:crypto'
import type { PlaceOrderInput } from '../generated/resolvers.ts'
import { badUserInput } from '../graphql/bad-user-input.ts'
import { checkedId } from '../graphql/checked-id.ts'
import { maxItems } from '../cart/attach-cart.ts'

/** Refuses what no page sends: texts that are no ids, lines named twice, a delivery to two places, a plan without finance. */
export function checkPlaceOrder(input: PlaceOrderInput): void {
  checkedId('input.idempotencyKey', input.idempotencyKey)
  checkedId('input.cartSessionId', input.cartSessionId)
  const ids = input.basketItemIds
  if (ids.length === 0 || ids.length > maxItems) {
    throw badUserInput('input.basketItemIds', `input.basketItemIds must name 1 to ${maxItems} lines.`)
  }
  for (const id of ids) checkedId('input.basketItemIds', id)
  if (new Set(ids).size < ids.length) {
    throw badUserInput('input.basketItemIds', 'input.basketItemIds must name each line once.')
  }
  const { address, boutique } = input.delivery
  if (address && boutique)
    throw badUserInput('input.delivery', 'input.delivery must be to one place: an address or a boutique.')
  if (input.financePlan && input.method !== 'FINANCE') {
    throw badUserInput('input.financePlan', 'input.financePlan belongs to FINANCE alone.')
  }
}

/** Tells whether the same was asked by the same: whatever the order of the fields, and without keeping what it was. */
export function hashOfInput(input: object, accountId: string | null): string {
  return createHash('sha256')
    .update(JSON.stringify([sorted(input), accountId]))
    .digest('base64url')
}

/** The same value with the fields of each object in order, and without those that are not given. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).filter(([, field]) => field !== undefined && field !== null)
  return fields.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, field]) => [name, sorted(field)])
}
