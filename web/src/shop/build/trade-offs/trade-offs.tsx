import { createIsomorphicFn } from '@tanstack/react-start'
import { reportError } from '#data/report-error.ts'
import { lazyComponent } from '#ui/lazy-component.ts'
import { LazyHydration } from '#ui/lazy-hydration.tsx'
import { useSame } from '#ui/use-same.ts'
import { TradeOffsPanel, type TradeOffsPanelProps } from './trade-offs-panel.tsx'

const preloaded = createIsomorphicFn()
  .server(() => TradeOffsPanel)
  .client(() => null)

const lazyPanel = lazyComponent<TradeOffsPanelProps>(
  async () => (await import('./trade-offs-panel.tsx')).TradeOffsPanel,
  preloaded(),
  (error) => reportError(error, { where: 'trade-offs' }),
)

/** Loads the panel's code before a page with it is shown, which else would move when it comes. */
export const preloadTradeOffs = lazyPanel.preload

/** What a budget buys: as the server wrote it until its code comes, with the first who is near it. */
export function TradeOffs(props: TradeOffsPanelProps) {
  // What sleeps is woken by whatever looks like something else to show.
  const same = useSame(props)
  return (
    <LazyHydration code={lazyPanel}>
      <lazyPanel.Component {...same} />
    </LazyHydration>
  )
}
