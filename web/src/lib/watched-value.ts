/** A value, and who hears of every change; `get` and `listen` are what `useSyncExternalStore` asks for. */
export interface WatchedValue<Value> {
  readonly get: () => Value
  /** Tells all that listen, also when the value is what it was. */
  readonly set: (next: Value) => void
  /** Listens until the answer is called. */
  readonly listen: (onChange: () => void) => () => void
}

/** A store of one value, so small that every page may bring it. */
export function watchedValue<Value>(first: Value): WatchedValue<Value> {
  let value = first
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set(next) {
      value = next
      for (const listener of listeners) listener()
    },
    listen(onChange) {
      listeners.add(onChange)
      return () => void listeners.delete(onChange)
    },
  }
}
