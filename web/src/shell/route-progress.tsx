import { useRouter, useRouterState } from '@tanstack/react-router'
import { m } from '#generated/paraglide/messages.js'
import { isSamePage } from './same-page.ts'
import styles from './route-progress.module.css'

/**
 * Says that the next page is on its way (rules/shell#loading): with a line along the upper edge of the window, and with
 * words where it is long in coming. The style sheet waits for both; what is there sooner shows neither. A list whose
 * filters change says so itself.
 */
export function RouteProgress() {
  const router = useRouter()
  const isUnderWay = useRouterState({
    select: ({ isLoading, location, resolvedLocation }) => {
      if (!isLoading || !resolvedLocation || resolvedLocation.pathname === location.pathname) return false
      const [shown, next] = [resolvedLocation, location].map(({ pathname }) => {
        const [, params, route] = router.getMatchedRoutes(pathname)
        return route && { routeId: route.id, params }
      })
      return !isSamePage(shown, next)
    },
  })
  return (
    <div aria-live="polite" className="no-print">
      {isUnderWay && (
        <>
          <i className={styles.line} />
          <p className={styles.words}>
            {m.loading_page()} <span>{m.loading_wait()}</span>
          </p>
        </>
      )}
    </div>
  )
}
