import { useEffect, type ReactNode } from 'react'
import { startShopClock } from '#data/shop-clock.ts'
import { askVersion } from '#data/shop-version.ts'
import { restoreStores } from '#data/store-registry.ts'
import { m } from '#generated/paraglide/messages.js'
import { replayEarlyInput } from './early-input.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { HelpBar } from './help-bar.tsx'
import { RouteAnnouncer } from './route-announcer.tsx'
import { usePageView } from './use-page-view.ts'
import { useVersionCheck } from './use-version-check.ts'
import styles from './page-shell.module.css'

/** The part that changes with the page. */
const contentId = 'content'

/** What surrounds every page. */
export function PageShell({ searchToggle, children }: { searchToggle: ReactNode; children: ReactNode }) {
  usePageView()
  useVersionCheck()
  useEffect(() => {
    startShopClock()
    restoreStores()
    // A cache may have kept the page, and its time with it.
    whenIdle(() => void askVersion())
    // Once the page within is alive too, which takes its turn after what surrounds it.
    whenIdle(replayEarlyInput)
  }, [])
  return (
    <>
      <a className={styles.skip} href={`#${contentId}`}>
        {m.skip_to_content()}
      </a>
      <Header searchToggle={searchToggle} />
      <main id={contentId} tabIndex={-1}>
        {children}
      </main>
      <HelpBar />
      <Footer />
      <RouteAnnouncer contentId={contentId} />
    </>
  )
}

/** Safari has no idle callbacks. */
function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: 5000 })
  else setTimeout(act, 50)
}
