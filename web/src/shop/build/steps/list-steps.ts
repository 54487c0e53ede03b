import type { CreateKind } from '@shop/schema/domain/addresses/addresses'
import { createElement, useSyncExternalStore } from 'react'
import { isBegun, untilKept } from '#data/kept-text.ts'
import { reportError } from '#data/report-error.ts'
import { lazyLoad } from '#ui/lazy-load.ts'
import { FirstSteps } from './first-steps.tsx'

/** What is kept of a build, by the name of its store. */
const build = 'designer'

/** The steps with what was chosen before: most who open a list of settings have chosen nothing, and need no code for it. */
const ownSteps = lazyLoad(
  async () => {
    await untilKept(build)
    return (await import('./own-steps.tsx')).OwnSteps
  },
  null,
  (error) => reportError(error, { where: 'steps' }),
)

/** Loads the steps of who has begun a build, before a list of settings is shown to them. */
export async function preloadOwnSteps(): Promise<void> {
  if (isBegun(build)) await ownSteps.preload()
}

/**
 * The steps on a list of settings: the server does not know what was chosen before, so nothing is until the browser says so.
 */
export function ListSteps({ kind }: { readonly kind: CreateKind }) {
  const loaded = useSyncExternalStore(ownSteps.watch, ownSteps.loaded, () => null)
  return createElement(loaded ?? FirstSteps, { kind })
}
