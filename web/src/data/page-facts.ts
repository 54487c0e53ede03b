import { serverSide, type PageFacts, type PublicConfig } from './server-side.ts'

let handedOver: PageFacts | null = null

/** What the server hands over, on either side. */
export function pageFacts(): PageFacts {
  const facts = serverSide()?.facts() ?? handedOver
  if (!facts) throw new Error('The page came without its facts')
  return facts
}

/** Takes what came with the page; called once, before hydration. */
export function receivePageFacts(facts: PageFacts): void {
  handedOver = facts
}

export function publicConfig(): PublicConfig {
  return pageFacts().config
}
