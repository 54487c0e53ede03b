import { number, object, safeParse, string } from 'zod/mini'
import { keyOf, readText, writeText } from '../kept-text.ts'
import { shopNow } from '../shop-clock.ts'
import { keepTabText, parseTabText, tabText } from '../tab-text.ts'

/** Where the browser keeps, for all of its tabs, which payment was begun last, and in which of them. */
export const begunPaymentKey = keyOf('begun-payment')

const begunSchema = object({
  transactionId: string(),
  tabId: string(),
  /** Milliseconds of the shop's clock. */
  begunAtMs: number(),
})

/** How long the other tabs speak of it: it is open for half an hour, and its order is looked for a little longer. */
const toldForMs = 3_600_000

/** Tells the other tabs of this browser that this one has begun a payment, which ends theirs (rules/checkout#exactly-once). */
export function tellOtherTabs(transactionId: string): void {
  const begun = { transactionId, tabId: idOfTab(), begunAtMs: shopNow()?.getTime() ?? 0 }
  writeText(begunPaymentKey, JSON.stringify(begun))
}

/** The payment that another tab has begun within the last hour, by its transactionId; null for none. */
export function paymentOfOtherTab(): string | null {
  const begun = safeParse(begunSchema, parseTabText(readText(begunPaymentKey))).data
  const now = shopNow()
  if (!begun || !now || begun.tabId === idOfTab()) return null
  return now.getTime() - begun.begunAtMs < toldForMs ? begun.transactionId : null
}

/** Forgets it: whoever signs in next in this browser is somebody else. */
export function forgetPaymentOfTabs(): void {
  if (readText(begunPaymentKey) !== null) writeText(begunPaymentKey, 'null')
}

function idOfTab(): string {
  const kept = tabText('tab')
  if (kept !== null) return kept
  const made = crypto.randomUUID()
  keepTabText('tab', made)
  return made
}
