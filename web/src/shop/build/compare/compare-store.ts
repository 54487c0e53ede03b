import { proxy, snapshot } from 'valtio/vanilla'
import { persisted } from '#data/persisted.ts'
import { useProxy } from '#data/use-proxy.ts'

/** No more stones than these stand side by side (rules/stones#compare). */
const mostCompared = 4

const isDistinct = (ids: readonly string[]) => new Set(ids).size === ids.length

const store = persisted<{ gemstoneIds: string[]; isOnlyDifferences: boolean }>(
  'compare',
  ({ array, boolean, maxLength, object, refine, string, withDefault }) =>
    object({
      gemstoneIds: array(string()).check(maxLength(mostCompared), refine(isDistinct)),
      // A record from before the choice was kept has none.
      isOnlyDifferences: withDefault(boolean(), false),
    }),
  { gemstoneIds: [], isOnlyDifferences: false },
)

/** The stone that found no room, until the shopper chooses otherwise; of this tab only. */
const refusal = proxy<{ refusedId: string | null }>({ refusedId: null })
const noRefusal = snapshot(refusal)

/** Ids of the stones to compare, in the order in which they were chosen. */
export function useCompared(): readonly string[] {
  return store.use().gemstoneIds
}

/** Whether only the rows are shown in which the stones differ. */
export function useIsOnlyDifferences(): boolean {
  return store.use().isOnlyDifferences
}

export function showOnlyDifferences(isOnlyDifferences: boolean): void {
  store.set({ isOnlyDifferences })
}

/** Whether a stone has just found no room. */
export function useIsCompareFull(): boolean {
  return useProxy(refusal, noRefusal).refusedId !== null
}

/** Takes a stone to compare, or leaves it out again; a fifth is refused, and `useIsCompareFull` says so. */
export function toggleCompared(id: string): void {
  let refusedId: string | null = null
  store.update((state) => {
    const after = afterToggle(state.gemstoneIds, id)
    refusedId = after.refusedId
    return { ...state, gemstoneIds: [...after.gemstoneIds] }
  })
  refusal.refusedId = refusedId
}

/** What is compared after a stone was ticked or unticked, and the stone for which there was no room. */
export function afterToggle(
  gemstoneIds: readonly string[],
  id: string,
): { readonly gemstoneIds: readonly string[]; readonly refusedId: string | null } {
  if (gemstoneIds.includes(id)) {
    return { gemstoneIds: gemstoneIds.filter((chosen) => chosen !== id), refusedId: null }
  }
  if (gemstoneIds.length >= mostCompared) return { gemstoneIds, refusedId: id }
  return { gemstoneIds: [...gemstoneIds, id], refusedId: null }
}

/** Leaves every stone out. */
export function clearCompared(): void {
  refusal.refusedId = null
  store.update((state) => ({ ...state, gemstoneIds: [] }))
}
