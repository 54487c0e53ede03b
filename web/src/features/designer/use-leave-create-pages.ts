import { useHydrated, useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { reportError } from '#data/report-error.ts'

/** Forgets on every page what is kept for the create pages only; once for the whole shop. */
export function useLeaveCreatePages(): void {
  const path = useLocation({ select: ({ pathname }) => pathname })
  const isHydrated = useHydrated()
  useEffect(() => {
    if (!isHydrated) return
    // The store is no part of the pages that only make it forget.
    import('./designer-store.ts').then(
      ({ leaveCreatePages }) => leaveCreatePages(path),
      (error: unknown) => reportError(error, { where: 'designer' }),
    )
  }, [isHydrated, path])
}
