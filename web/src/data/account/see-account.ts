import { lazyStore } from '../lazy-store.ts'

/** What most of the shop needs to know of an account. */
export interface SeenAccount {
  /** The id of whoever is signed in; null for a guest. */
  readonly userId: string | null
  /** Whether the last session of this tab ended because its token was refused. */
  readonly isRefused: boolean
}

/** Looks at who is signed in. A guest, until the code that reads the record is loaded. */
export const useSeenAccount = lazyStore<SeenAccount>(
  'account',
  { userId: null, isRefused: false },
  async () => (await import('./session.ts')).watchSession,
)
