import type { Send } from '../runner/api.ts'

/** What no operation of the contract takes back, by the mutation that makes it. */
const lasting: Readonly<Record<string, string>> = {
  createConsultationRequest: 'consultations that were asked for',
  subscribeToNewsletter: 'addresses that letters were asked for',
  sendContactEnquiry: 'questions',
  placeOrder: 'payments that were begun, none of which was paid',
  addCartItem: 'carts',
}

interface Body {
  readonly query?: unknown
  readonly variables?: Readonly<Record<string, unknown>> & {
    readonly input?: Readonly<Record<string, unknown>>
  }
}

/** Sends as before, and counts what was made that nobody can take back. */
export function countingLasting(send: Send): { readonly send: Send; readonly left: () => string[] } {
  const made = new Map<string, Set<string>>()
  return {
    async send(request) {
      const text = request.method === 'POST' ? await request.clone().text() : ''
      const field = Object.keys(lasting).find((name) => text.includes(`${name}(`))
      const response = await send(request)
      if (field === undefined || !(await isDone(response.clone(), field))) return response
      const keys = made.get(field) ?? new Set()
      made.set(field, keys.add(keyOf(text)))
      return response
    },
    left: () =>
      Object.entries(lasting).flatMap(([field, what]) => {
        const count = made.get(field)?.size ?? 0
        return count > 0 ? [`${what}: ${count}`] : []
      }),
  }
}

/** Whether an answer says that a mutation was done. */
async function isDone(response: Response, field: string): Promise<boolean> {
  try {
    // What is no such answer is not done.
    const body = (await response.json()) as {
      data?: Readonly<Record<string, { userErrors?: readonly unknown[] } | null>>
    }
    const payload = body.data?.[field]
    return payload != null && (payload.userErrors ?? []).length === 0
  } catch {
    // What is no JSON says nothing.
    return false
  }
}

/** What is sent twice with the same key is made once. */
function keyOf(text: string): string {
  // It was answered by a field of its document, so it is one.
  const { variables } = JSON.parse(text) as Body
  const { idempotencyKey, email, cartSessionId } = variables?.input ?? {}
  return JSON.stringify(idempotencyKey ?? email ?? cartSessionId ?? variables).toLowerCase()
}
