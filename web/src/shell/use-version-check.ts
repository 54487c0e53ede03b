import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { isShopRenewed } from '#data/shop-version.ts'
import { forgetTabText, keepTabText, tabText } from '#data/tab-text.ts'
import { isOwnPath } from '#lib/is-own-path.ts'
import { linkTarget } from '#ui/follow-link.ts'

/** Where the visitor was going when a page was loaded whole; kept for its tab. */
const targetName = 'version-target'

/**
 * Asks on each navigation, and when a file of the shop's code cannot be fetched, whether a newer shop has been put
 * online; if so the target is remembered, the page is loaded whole, and the target takes its place
 * (rules/shell#version-check).
 */
export function useVersionCheck(): void {
  const router = useRouter()
  useEffect(() => {
    const target = tabText(targetName)
    if (target !== null) {
      forgetTabText(targetName)
      // The address has mostly changed before the page was loaded anew: then it is there.
      if (isOwnPath(target) && target !== router.state.location.href) {
        void router.navigate({ ...linkTarget(target), replace: true })
      }
    }
    let latest = router.state.location.href
    return router.subscribe('onBeforeNavigate', ({ fromLocation, toLocation, pathChanged }) => {
      latest = toLocation.href
      // By the time of the answer the visitor may be going elsewhere.
      if (fromLocation && pathChanged) void loadWholeIfNewer(() => latest)
    })
  }, [router])
  useEffect(() => {
    window.addEventListener('vite:preloadError', onMissingFile)
    return () => window.removeEventListener('vite:preloadError', onMissingFile)
  }, [])
}

/** Once: a page that was loaded whole and misses its files still would be loaded over and over. */
function onMissingFile(): void {
  const [entry] = performance.getEntriesByType('navigation')
  const wasReloaded = entry instanceof PerformanceNavigationTiming && entry.type === 'reload'
  if (!wasReloaded) void loadWholeIfNewer(() => null)
}

/** `target` is where the visitor is going, at the time of the answer; null for nowhere else. */
async function loadWholeIfNewer(target: () => string | null): Promise<void> {
  if (!(await isShopRenewed())) return
  const href = target()
  if (href !== null) keepTabText(targetName, href)
  location.reload()
}
