import { useRouter, type ParsedLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { isShopRenewed } from '#data/shop-version.ts'
import { forgetTabText, keepTabText, tabText } from '#data/tab-text.ts'
import { isOwnPath } from '#lib/is-own-path.ts'
import { linkTarget } from '#ui/follow-link.ts'
import { strippedAddress } from './stripped-address.ts'

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
    return router.subscribe('onBeforeNavigate', ({ fromLocation, toLocation, hrefChanged }) => {
      latest = toLocation.href
      if (!fromLocation || !hrefChanged || isStripping(fromLocation, toLocation)) return
      // By the time of the answer the visitor may be going elsewhere.
      void loadWholeIfNewer(() => latest)
    })
  }, [router])
  useEffect(() => {
    window.addEventListener('vite:preloadError', onMissingFile)
    return () => window.removeEventListener('vite:preloadError', onMissingFile)
  }, [])
}

/** Whether it is the shop itself that takes a query out of the address of a page. */
function isStripping({ pathname, searchStr: search, hash }: ParsedLocation, to: ParsedLocation): boolean {
  return (
    to.pathname === pathname && to.searchStr === '' && strippedAddress({ pathname, search, hash }) !== null
  )
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
