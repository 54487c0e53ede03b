import { useSyncExternalStore } from 'react'
import { reportError } from '#data/report-error.ts'

let skus: ReadonlySet<string> = new Set()
let stop: (() => void) | null = null
const listeners = new Set<() => void>()

/**
 * Whether a design lies in the basket, by its sku (shop facts, 9). No, until the code of the basket has
 * come: it waits for the page, which does not need it. All cards of a page share one look at the basket.
 */
export function useIsInBasket(sku: string): boolean {
  return useSyncExternalStore(
    listen,
    () => skus.has(sku),
    () => false,
  )
}

function listen(onChange: () => void): () => void {
  listeners.add(onChange)
  if (listeners.size === 1) void watch()
  return () => {
    listeners.delete(onChange)
    if (listeners.size > 0) return
    stop?.()
    stop = null
  }
}

async function watch(): Promise<void> {
  try {
    const { watchBasket } = await import('#data/basket/watch-basket.ts')
    if (listeners.size === 0 || stop) return
    stop = watchBasket(({ BasketItems }) => {
      skus = new Set(BasketItems.map((item) => item.sku))
      for (const listener of listeners) listener()
    })
  } catch (error) {
    reportError(error, { where: 'basket' })
  }
}
