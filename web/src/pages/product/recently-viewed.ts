import { proxy, snapshot } from 'valtio/vanilla'
import { useProxy } from '#data/use-proxy.ts'

/** As many pieces as a shopper looks back over. */
const mostKept = 8

/** Of this visit alone, and written nowhere: nobody was asked whether it may be kept (rules/consent#what-is-kept). */
const state = proxy<{ skus: readonly string[] }>({ skus: [] })
const untouched = snapshot(state)

/** The pieces looked at last, the latest first; none until the page is hydrated. */
export function useRecentlyViewed(): readonly string[] {
  return useProxy(state, untouched).skus
}

/** Remembers that a piece was looked at: once, and in front. */
export function rememberViewed(sku: string): void {
  state.skus = [sku, ...state.skus.filter((other) => other !== sku)].slice(0, mostKept)
}
