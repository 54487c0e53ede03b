const waiting = new Set<() => void>()
let areRestored = false

/**
 * Fills every persisted store from what the browser keeps. Called once, in an effect after the first
 * hydration: filled earlier, the first rendering would differ from the server's.
 */
export function restoreStores(): void {
  areRestored = true
  for (const restore of waiting) restore()
  waiting.clear()
}

/** Has a store restored: at once when its code arrives after the page, else with all others. */
export function onRestore(restore: () => void): void {
  if (areRestored) restore()
  else waiting.add(restore)
}
