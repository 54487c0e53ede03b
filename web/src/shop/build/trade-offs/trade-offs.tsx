import { createIsomorphicFn } from '@tanstack/react-start'
import { reportError } from '#data/report-error.ts'
import { lazyComponent } from '#ui/lazy-component.ts'
import { LazyHydration } from '#ui/lazy-hydration.tsx'
import { TradeOffsPanel, type TradeOffsPanelProps } from './trade-offs-panel.tsx'

const preloaded = createIsomorphicFn()
  .server(() => TradeOffsPanel)
  .client(() => null)

const lazyPanel = lazyComponent<TradeOffsPanelProps>(
  async () => (await import('./trade-offs-panel.tsx')).TradeOffsPanel,
  preloaded(),
  reportFailure,
)

/** Loads the panel before a page with it is shown, which else would move when it comes; the page stands without it too. */
export function loadTradeOffsPanel(): Promise<void> {
  return lazyPanel.need().catch(reportFailure)
}

function reportFailure(error: unknown): void {
  reportError(error, { where: 'trade-offs' })
}

/** What a budget buys: as the server wrote it until its code comes, with the first who is near it. */
export function TradeOffs(props: TradeOffsPanelProps) {
  return (
    <LazyHydration code={lazyPanel}>
      <lazyPanel.Component {...props} />
    </LazyHydration>
  )
}
