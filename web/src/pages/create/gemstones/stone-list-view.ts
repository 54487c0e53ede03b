import { persisted } from '#data/persisted.ts'

/** How stones stand on a wide window: in a table, or as cards. A phone has cards. */
export const stoneViews = ['list', 'grid'] as const
export type StoneView = (typeof stoneViews)[number]

const store = persisted<{ view: StoneView }>(
  'stone-list-view',
  ({ object, oneOf }) => object({ view: oneOf(stoneViews) }),
  { view: 'list' },
)

/** The view chosen last; a table until that is known (rules/listings#views). */
export function useStoneListView(): StoneView {
  return store.use().view
}

export function showStonesAs(view: StoneView): void {
  store.set({ view })
}
