import { useRouterState } from '@tanstack/react-router'
import type { ReactNode, RefObject } from 'react'
import type { MoreOfList } from './use-load-more.ts'
import styles from './busy.module.css'

/** Whether another list, or more of this one, is loading. */
export function useIsListLoading(more: MoreOfList['more']): boolean {
  return useRouterState({ select: ({ isLoading }) => isLoading }) || more === 'loading'
}

interface BusyProps {
  readonly more: MoreOfList['more']
  readonly results: RefObject<HTMLDivElement | null>
  readonly children: ReactNode
}

/** What a list holds, dimmed while another is loading; the results themselves are not drawn anew for that. */
export function Busy({ more, results, children }: BusyProps) {
  const isLoading = useIsListLoading(more)
  return (
    <div ref={results} aria-busy={isLoading} className={isLoading ? styles.loading : undefined}>
      {children}
    </div>
  )
}
