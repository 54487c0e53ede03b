import { whenIdle } from './when-idle.ts'

/** A page that has been open for so long is looked at, and has all that it needs. */
const restMs = 3000

/**
 * Does what is pleasant but not needed, once the page has been open for a while and has nothing else to do; nothing
 * where the connection is slow or its owner saves data. What it gives calls it off.
 */
export function whenLongIdle(act: () => void): () => void {
  if (!isQuick()) return () => {}
  let stop: (() => void) | null = null
  const timer = setTimeout(() => {
    stop = whenIdle(act)
  }, restMs)
  return () => {
    clearTimeout(timer)
    stop?.()
  }
}

/** What some browsers say of their connection; the others are taken for quick ones. */
interface KnownConnection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

function isQuick(): boolean {
  // Not in the types of browsers, since not all of them have it.
  const { connection } = navigator as { readonly connection?: KnownConnection }
  return connection?.saveData !== true && (connection?.effectiveType ?? '4g') === '4g'
}
