import { loadZodParts, type ZodParts } from '../load-zod-parts.ts'
import { reportError } from '../report-error.ts'

const key = 'ashcombe:payment-link'

/** How a link can be paid. */
export type LinkMethod = 'CARD' | 'WALLET'

/** The link that this tab pays, and how far that has come (rules/checkout#exactly-once). */
export interface CurrentLink {
  /** Of the link. */
  readonly token: string
  readonly method: LinkMethod
  /** Of the press whose answer is not known yet; null once it is. */
  readonly idempotencyKey: string | null
  /** Of the payment that was begun last; null when none was. */
  readonly transactionId: string | null
}

/** Where a browser keeps nothing: until the page is left. */
let inMemory: CurrentLink | null = null

function linkSchema({ nullable, object, oneOf, string }: ZodParts) {
  return object({
    token: string(),
    method: oneOf(['CARD', 'WALLET']),
    idempotencyKey: nullable(string()),
    transactionId: nullable(string()),
  })
}

/** The link that this tab pays; null for none, and for one that cannot be read. */
export async function currentLink(): Promise<CurrentLink | null> {
  const text = onStorage((storage) => storage.getItem(key))
  if (text === null) return inMemory
  const zod = await loadZodParts()
  return zod.safeParse(linkSchema(zod), parseJson(text)).data ?? null
}

/**
 * The key of a press of the last button: that of an earlier press whose answer never came, where it asked the same,
 * since that one may have begun a payment; else a new one. It is kept at once, for a reload.
 */
export async function keyOfPress(token: string, method: LinkMethod): Promise<string> {
  const current = await currentLink()
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
  const isKept = onStorage((storage) => {
    storage.setItem(key, JSON.stringify(link))
    return true
  })
  inMemory = isKept ? null : link
}

function onStorage<Answer>(act: (storage: Storage) => Answer): Answer | null {
  try {
    return act(sessionStorage)
  } catch (error) {
    reportError(error, { where: 'storage' })
    return null
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Not ours, or damaged: the schema refuses it.
    return undefined
  }
}
