/** What wears a piece. */
export type WornView = 'hand' | 'ear' | 'neck'

/** Whether a view is of a piece that is worn. */
export function isWornView(view: string | null | undefined): view is WornView {
  return view === 'hand' || view === 'ear' || view === 'neck'
}
