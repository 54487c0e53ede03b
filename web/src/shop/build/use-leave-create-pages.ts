import { useHydrated, useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { keepsRecords } from '#data/kept-text.ts'
import { reportError } from '#data/report-error.ts'

/** Forgets what is kept for the create pages only, and whose line is changed, when they are left; once for the whole shop. */
export function useLeaveCreatePages(): void {
  const path = useLocation({ select: ({ pathname }) => pathname })
  const isHydrated = useHydrated()
  const previous = useRef<string | null>(null)
  useEffect(() => {
    if (!isHydrated) return
    const from = previous.current
    previous.current = path
    forget(path, from).catch((error: unknown) => reportError(error, { where: 'build' }))
  }, [isHydrated, path])
}

async function forget(path: string, from: string | null): Promise<void> {
  if (!keepsRecords()) return
  // The store is no part of the pages that only make it forget.
  const { leaveCreatePages, startAnotherBuild } = await import('./build-store.ts')
  startAnotherBuild(path, from)
  leaveCreatePages(path)
}
