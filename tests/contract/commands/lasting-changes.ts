import type { Change } from './watch-changes.ts'

/** What no operation of the contract takes back, by the mutation that makes it. */
const lasting: Readonly<Record<string, string>> = {
  createConsultationRequest: 'consultations that were asked for',
  subscribeToNewsletter: 'addresses that letters were asked for',
  sendContactEnquiry: 'questions',
  placeOrder: 'payments and orders',
  payPaymentLink: 'payments of links',
  addCartItem: 'carts',
}

export const lastingFields = Object.keys(lasting)

/** What was made that nobody can take back, each kind with how often. */
export function lastingOf(changes: readonly Change[]): string[] {
  return Object.entries(lasting).flatMap(([field, what]) => {
    const done = changes.filter((change) => change.field === field && change.isDone)
    const { size } = new Set(done.map(keyOf))
    return size > 0 ? [`${what}: ${size}`] : []
  })
}

/** What is sent twice with the same key is made once. */
function keyOf({ args }: Change): string {
  // Whatever was sent is no more than looked up here.
  const { idempotencyKey, email, cartSessionId } = (args['input'] ?? {}) as Readonly<Record<string, unknown>>
  return JSON.stringify(idempotencyKey ?? email ?? cartSessionId ?? args).toLowerCase()
}
