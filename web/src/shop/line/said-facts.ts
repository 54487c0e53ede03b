import { useEffect } from 'react'
import { persisted } from '#data/persisted.ts'

interface SaidFacts {
  /** By the id of a line. */
  readonly lines: Record<string, string[]>
}

/**
 * What each line of the basket said last: until design and stones are loaded it takes the room of these words, so that
 * nothing below it moves when they come.
 */
const store = persisted<SaidFacts>(
  'said-facts',
  ({ array, object, record, string }) => object({ lines: record(string(), array(string())) }),
  { lines: {} },
)

/** What a line said last; null for one that has not been seen here. */
export function useSaidFacts(basketItemId: string): readonly string[] | null {
  return store.use().lines[basketItemId] ?? null
}

/** Keeps what a line says; `facts` is null while not all of it is known. */
export function useKeptFacts(basketItemId: string, facts: readonly string[] | null): void {
  const text = facts && facts.join('\n')
  useEffect(() => {
    if (text === null) return
    store.update(({ lines }) => ({ lines: { ...lines, [basketItemId]: text.split('\n') } }))
  }, [basketItemId, text])
}

/** Forgets what all lines but these said. */
export function forgetOtherFacts(basketItemIds: readonly string[]): void {
  store.update(({ lines }) => ({
    lines: Object.fromEntries(Object.entries(lines).filter(([id]) => basketItemIds.includes(id))),
  }))
}
