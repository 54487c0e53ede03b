import { lazyStore } from '#data/lazy-store.ts'

/** Looks at which line of the basket is being changed, by its id; at none until its store is loaded. */
export const useSeenEditing = lazyStore<string | null>(
  'designer',
  null,
  async () => (await import('../build-store.ts')).watchEditing,
)
