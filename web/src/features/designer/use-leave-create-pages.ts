import { useHydrated, useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { leaveCreatePages } from './designer-store.ts'

/** Forgets on every page what is kept for the create pages only; once for the whole shop. */
export function useLeaveCreatePages(): void {
  const path = useLocation({ select: ({ pathname }) => pathname })
  const isHydrated = useHydrated()
  useEffect(() => {
    if (isHydrated) leaveCreatePages(path)
  }, [isHydrated, path])
}
