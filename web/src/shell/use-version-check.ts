import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { publicConfig } from '#data/page-facts.ts'
import { reportError } from '#data/report-error.ts'

/**
 * Asks on each navigation whether a newer shop has been put online; if so the page that was asked for is
 * loaded whole (rules/shell#version-check). A failed check is reported and otherwise ignored.
 */
export function useVersionCheck(): void {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', ({ toLocation, fromLocation, pathChanged }) => {
        if (fromLocation && pathChanged) void loadWholeIfNewer(toLocation.href)
      }),
    [router],
  )
}

async function loadWholeIfNewer(href: string): Promise<void> {
  try {
    if ((await currentVersion()) !== publicConfig().version) location.assign(href)
  } catch (error) {
    reportError(error, { where: 'version check' })
  }
}

async function currentVersion(): Promise<string> {
  const response = await fetch('/version.json', { cache: 'no-store' })
  const body: unknown = await response.json()
  if (typeof body === 'object' && body !== null && 'version' in body && typeof body.version === 'string') {
    return body.version
  }
  throw new Error('version.json holds no version')
}
