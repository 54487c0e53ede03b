import { nullable, object, enum as oneOf, safeParse, string, type infer as Infer } from 'zod/mini'
import { keepTabText, parseTabText, tabText } from '../tab-text.ts'

/** The name under which a tab keeps the link that it pays. */
const name = 'payment-link'

const linkMethods = ['CARD', 'WALLET'] as const

/** How a link can be paid. */
export type LinkMethod = (typeof linkMethods)[number]

const linkSchema = object({
  /** Of the link. */
  token: string(),
  method: oneOf(linkMethods),
  /** Of the press whose answer is not known yet; null once it is. */
  idempotencyKey: nullable(string()),
  /** Of the payment that was begun last; null when none was. */
  transactionId: nullable(string()),
})

/** The link that this tab pays, and how far that has come (rules/checkout#exactly-once). */
export type CurrentLink = Infer<typeof linkSchema>

/** The link that this tab pays; null for none, and for one that cannot be read. */
export function currentLink(): CurrentLink | null {
  return safeParse(linkSchema, parseTabText(tabText(name))).data ?? null
}

/**
 * The key of a press of the last button: that of an earlier press whose answer never came, where it asked the same,
 * since that one may have begun a payment; else a new one. It is kept at once, for a reload.
 */
export function keyOfPress(token: string, method: LinkMethod): string {
  const current = currentLink()
  const isSame = current?.token === token && current.method === method
  const idempotencyKey = (isSame ? current.idempotencyKey : null) ?? crypto.randomUUID()
  keep({ token, method, idempotencyKey, transactionId: null })
  return idempotencyKey
}

/** The answer to a press is known: a payment that was begun, or null for none. */
export function pressAnswered(token: string, method: LinkMethod, transactionId: string | null): void {
  keep({ token, method, idempotencyKey: null, transactionId })
}

function keep(link: CurrentLink): void {
  keepTabText(name, JSON.stringify(link))
}
