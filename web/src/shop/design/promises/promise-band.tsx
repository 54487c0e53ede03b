import { createIsomorphicFn } from '@tanstack/react-start'
import { reportError } from '#data/report-error.ts'
import { m } from '#generated/paraglide/messages.js'
import { lazyComponent } from '#ui/lazy-component.ts'
import { LazyHydration } from '#ui/lazy-hydration.tsx'
import { PromiseList } from './promise-list.tsx'
import type { PromisedPieces } from './promises.ts'
import styles from './promise-band.module.css'

/** Terms open without script: their code comes when a visitor nears them. */
const preloadedList = createIsomorphicFn()
  .server(() => PromiseList)
  .client(() => null)
const list = lazyComponent(
  async () => (await import('./promise-list.tsx')).PromiseList,
  preloadedList(),
  (error) => reportError(error, { where: 'promises' }),
)

/**
 * What the shop promises, quietly, straight under the button that buys (rules/promises): each opens its terms in place,
 * one at a time, without script too.
 */
export function PromiseBand(pieces: PromisedPieces) {
  return (
    <LazyHydration
      className={`no-print ${styles.band}`}
      role="group"
      aria-label={m.promise_title()}
      code={list}
    >
      <list.Component {...pieces} />
    </LazyHydration>
  )
}
