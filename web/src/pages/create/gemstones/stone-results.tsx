import type { RefObject } from 'react'
import { Busy } from '#shop/list/busy.tsx'
import { useIsHandset } from '#ui/use-is-phone.ts'
import type { MoreOfList } from '#shop/list/use-load-more.ts'
import { StoneCards } from '#shop/build/stones/stone-cards.tsx'
import { StoneTable, type StonesProps } from '#shop/build/stones/stone-table.tsx'
import { LazyHydration } from '#ui/lazy-hydration.tsx'
import { useStoneListView } from './stone-list-view.ts'

interface StoneResultsProps extends StonesProps {
  readonly more: MoreOfList['more']
  readonly results: RefObject<HTMLDivElement | null>
}

/** The stones of a list: in a table on a wide window unless cards were chosen, as cards on a phone. */
export function StoneResults({ more, results, ...stones }: StoneResultsProps) {
  const view = useStoneListView()
  const isHandset = useIsHandset()
  return (
    <Busy more={more} results={results}>
      {view === 'list' && isHandset !== true && (
        <LazyHydration className="tablet-up">
          <StoneTable {...stones} />
        </LazyHydration>
      )}
      {(view === 'grid' || isHandset !== false) && (
        <div className={view === 'list' ? 'handset-only' : undefined}>
          <StoneCards {...stones} />
        </div>
      )}
    </Busy>
  )
}

/** The links to the stones that are shown, in order. */
export function stoneLinks(results: HTMLElement | null): HTMLElement[] {
  const links = results?.querySelectorAll<HTMLElement>('th[scope=row] a, article h2 a') ?? []
  return [...links].filter((link) => link.checkVisibility())
}
