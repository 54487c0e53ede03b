import { useEffect, type ReactNode } from 'react'
import { startShopClock } from '#data/page-facts.ts'
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

/** What surrounds every page. */
export function PageShell({ children }: { children: ReactNode }) {
  usePageView()
  useVersionCheck()
  useEffect(() => {
    startShopClock()
    restoreStores()
    // Later, because React answers no event while it is drawing, and the page within may not be alive yet.
    setTimeout(replayEarlyInput)
  }, [])
  return (
    <>
      <a className={styles.skip} href="#content">
        {m.skip_to_content()}
      </a>
      <Header />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <HelpBar />
      <Footer />
      <RouteAnnouncer />
    </>
  )
}
