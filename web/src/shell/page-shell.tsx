import { useQueryClient } from '@tanstack/react-query'
import { createIsomorphicFn } from '@tanstack/react-start'
import { useEffect, useState, type MouseEvent, type ReactNode } from 'react'
import { startAccount } from '#data/account/start-account.ts'
import { rememberWayBack } from '#data/account/way-back.ts'
import { followConsent } from '#data/consent/follow-consent.ts'
import { startBasket } from '#data/basket/start-basket.ts'
import { publicConfig } from '#data/page-facts.ts'
import { startLanguage } from '#data/language/start-language.ts'
import { startShopClock } from '#data/shop-clock.ts'
import { pathForLog } from '#lib/path-for-log.ts'
import { askVersion } from '#data/shop-version.ts'
import { restoreStores } from '#data/store-registry.ts'
import { lazyComponent } from '#ui/lazy-component.ts'
import { whenIdle } from '#lib/when-idle.ts'
import { LazyHydration } from '#ui/lazy-hydration.tsx'
import { m } from '#generated/paraglide/messages.js'
import { ConsentPrompt } from './consent/consent-prompt.tsx'
import { askUndecided } from './consent/consent-question.ts'
import { contentId } from './content-id.ts'
import { replayEarlyInput } from './early-input.ts'
import { Foot } from './foot.tsx'
import { Header } from './header.tsx'
import { LiveChatHost } from './live-chat-host.tsx'
import { useLocation, useMatches, useRouter, type AnyRouteMatch } from '@tanstack/react-router'
import { RouteAnnouncer } from './route-announcer.tsx'
import { RouteProgress } from './route-progress.tsx'
import { isSamePage } from './same-page.ts'
import { useClockOnReturn } from './use-clock-on-return.ts'
import { useLayout } from './use-layout.ts'
import { useQueryStripping } from './use-query-stripping.ts'
import { useVersionCheck } from './use-version-check.ts'
import { reportError } from '#data/report-error.ts'
import { track } from '#data/track.ts'
import styles from './page-shell.module.css'

interface PageShellProps {
  readonly searchToggle: ReactNode
  /** What stands over a page while it is open: the panel of a consultation, the contact form. */
  readonly panels: ReactNode
  readonly children: ReactNode
}

/** What surrounds every page. */
export function PageShell({ searchToggle, panels, children }: PageShellProps) {
  usePageView()
  useVersionCheck()
  useClockOnReturn()
  useWayBack()
  useQueryStripping()
  const queryClient = useQueryClient()
  const [sessionNotice, setSessionNotice] = useState<ReactNode>(null)
  useEffect(() => {
    followConsent()
    startShopClock()
    restoreStores()
    startBasket()
    startAccount(
      () => import('./follow-account.tsx'),
      ({ followAccount }) => followAccount(queryClient, setSessionNotice),
    )
    // A cache may have kept the page, and its time with it.
    whenIdle(() => void askVersion())
    // Once the page within is alive too, which happens after what surrounds it.
    whenIdle(replayEarlyInput)
    startLanguage()
    // After what was pressed before: it is not to be asked in the middle of that.
    whenIdle(askUndecided)
  }, [queryClient])
  return (
    <>
      <a className={styles.skip} href={`#${contentId}`} onClick={skipToContent}>
        {m.skip_to_content()}
      </a>
      <Header searchToggle={searchToggle} />
      <main id={contentId} tabIndex={-1}>
        {children}
      </main>
      <PageFoot />
      {sessionNotice}
      {panels}
      <LiveChatHost />
      <ConsentPrompt />
      <RouteProgress />
      {publicConfig().areWorldsOn && <worlds.Component />}
      <RouteAnnouncer contentId={contentId} />
    </>
  )
}

function skipToContent(event: MouseEvent) {
  // The address may say what was chosen; where the focus stands is no part of it.
  event.preventDefault()
  document.getElementById(contentId)?.focus()
}

/** For developers in front of the mock: where there are no worlds, its code is never fetched. */
const worlds = lazyComponent(
  async () => (await import('./worlds/worlds-host.tsx')).WorldsHost,
  null,
  (error) => reportError(error, { where: 'worlds' }),
)

/** Its code comes when a visitor nears the end of the page. */
const preloadedFoot = createIsomorphicFn()
  .server(() => Foot)
  .client(() => null)
const foot = lazyComponent(
  async () => (await import('./foot.tsx')).Foot,
  preloadedFoot(),
  (error) => reportError(error, { where: 'foot' }),
)

function PageFoot() {
  const pathname = useLocation({ select: (location) => location.pathname })
  const layout = useLayout()
  const isSlim = useMatches({ select: (matches) => matches.at(-1)?.staticData.hasSlimFooter === true })
  return (
    <LazyHydration className={`below ${styles.foot}`} code={foot}>
      <foot.Component pathname={pathname} layout={layout} isSlim={isSlim} />
    </LazyHydration>
  )
}

/**
 * Tells the data layer of every view (rules/shell#view-names): at the first load and after each navigation to another
 * page.
 */
function usePageView(): void {
  const router = useRouter()
  useEffect(() => {
    function tell() {
      const { staticData, params, status } = router.state.matches.at(-1) ?? {}
      const ownName = staticData?.viewNameOf?.(params ?? {}) ?? staticData?.viewName
      // One route serves all pages of content: it cannot know beforehand which there are.
      const viewName = (status === 'notFound' ? null : ownName) ?? 'NotFound'
      track({ event: 'page_view', viewName, title: document.title, path: pathForLog(location.pathname) })
    }
    tell()
    let shown: AnyRouteMatch | undefined = router.state.matches.at(-1)
    return router.subscribe('onRendered', ({ pathChanged }) => {
      const before = shown
      shown = router.state.matches.at(-1)
      if (pathChanged && !isSamePage(before, shown)) tell()
    })
  }, [router])
}

/** Remembers the page that is left for Sign In, which leads back to it. */
function useWayBack(): void {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', ({ fromLocation, toLocation }) => {
        if (fromLocation) rememberWayBack(fromLocation, toLocation)
      }),
    [router],
  )
}
