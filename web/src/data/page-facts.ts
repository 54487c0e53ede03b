import { serverSide, type PageFacts, type PublicConfig } from './server-side.ts'

let handedOver: PageFacts | null = null
let receivedAtMs = 0
let isClockGoing = false

/** Takes what came with the page; called once, before hydration. */
export function receivePageFacts(facts: PageFacts): void {
  handedOver = facts
  receivedAtMs = performance.now()
}

/** Lets the shop's clock go on; called after hydration, because until then every page shows the server's time. */
export function startShopClock(): void {
  isClockGoing = true
}

/** What the server hands over, on either side. */
export function pageFacts(): PageFacts {
  const facts = serverSide()?.facts() ?? handedOver
  if (!facts) throw new Error('The page came without its facts')
  return facts
}

export function publicConfig(): PublicConfig {
  return pageFacts().config
}

/**
 * The shop's clock: the API's, not the visitor's, so that a date on a page is the one the API would
 * give. The only clock of the storefront (rules/server#clock). Null on a page that asked the API nothing.
 */
export function shopNow(): Date | null {
  const { nowMs } = pageFacts()
  if (nowMs === null) return null
  return new Date(nowMs + (isClockGoing ? performance.now() - receivedAtMs : 0))
}
