import { reportError } from '#data/report-error.ts'
import { PartFailed } from '../part-failed.tsx'
import { lazyComponent } from '#ui/lazy-component.ts'

const panel = lazyComponent(
  async () => (await import('./stone-panel.tsx')).StonePanel,
  null,
  (error) => reportError(error, { where: 'stone panel' }),
  PartFailed,
)

/** What an open row says: no row of a page is open when it comes. */
export const LazyStonePanel = panel.Component

/** Fetches what a press will open, once the pointer or the focus is there. */
export function fetchStonePanel(): void {
  panel.whenLoaded(() => undefined)
}
