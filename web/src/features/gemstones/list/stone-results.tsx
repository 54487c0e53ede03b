import type { RefObject } from 'react'
import { useIsPhone } from '../../listing/use-is-phone.ts'
import { StoneCards } from '../stone/stone-cards.tsx'
import { StoneTable, type StonesProps } from '../stone/stone-table.tsx'
import { useStoneListView } from './stone-list-view.ts'
import styles from './stone-results.module.css'

interface StoneResultsProps extends StonesProps {
  readonly isLoading: boolean
  readonly results: RefObject<HTMLDivElement | null>
}

/** The stones of a list: in a table on a wide window unless cards were chosen, as cards on a phone. */
export function StoneResults({ isLoading, results, ...stones }: StoneResultsProps) {
  const view = useStoneListView()
  const isPhone = useIsPhone()
  return (
    <div ref={results} aria-busy={isLoading} className={isLoading ? styles.loading : undefined}>
      {view === 'list' && isPhone !== true && (
        <div className="desktop-only">
          <StoneTable {...stones} />
        </div>
      )}
      {(view === 'grid' || isPhone !== false) && (
        <div className={view === 'list' ? 'phone-only' : undefined}>
          <StoneCards {...stones} />
        </div>
      )}
    </div>
  )
}

/** The links to the stones in sight, in order. */
export function stoneLinks(results: HTMLElement | null): HTMLElement[] {
  const links = results?.querySelectorAll<HTMLElement>('th[scope=row] a, article h2 a') ?? []
  return [...links].filter((link) => link.checkVisibility())
}
