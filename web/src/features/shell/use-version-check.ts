import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { publicConfig } from '#data/page-facts.ts'
import { askVersion } from '#data/shop-version.ts'

/**
 * Asks on each navigation whether a newer shop has been put online; if so the page that was asked for is
 * loaded whole (document 2, section 4). A failed check is reported and otherwise ignored.
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
  const version = await askVersion()
  if (version !== null && version !== publicConfig().version) location.assign(href)
}
