import { createElement, useSyncExternalStore, type ComponentType, type ReactNode } from 'react'
import { lazyLoad, type LazyCode, type LazyLoad } from './lazy-load.ts'

export interface LazyComponent<Props extends object>
  extends LazyCode, Pick<LazyLoad<ComponentType<Props>>, 'need' | 'preload'> {
  /** The component: nothing until its code is there, which it loads when it is drawn; `Failed` where that cannot be had. */
  readonly Component: (props: Props) => ReactNode
}

/**
 * A component whose code a browser fetches when it is first needed: a page that shows nothing of it, or what the server
 * wrote of it, need not wait for it. `preloaded` is the component where it needs no loading, on the server; null in the
 * browser (from a `createIsomorphicFn`, or else its build would put the code into the page all the same). A failure is
 * told, and the code is loaded again when that may succeed; meanwhile `Failed` says so, where somebody waits for it.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  preloaded: ComponentType<Props> | null,
  onFailure: (error: unknown) => void,
  Failed: (() => ReactNode) | null = null,
): LazyComponent<Props> {
  const { loaded, hasFailed, watch, ...code } = lazyLoad(load, preloaded, onFailure)
  return {
    ...code,
    Component(props) {
      const Loaded = useSyncExternalStore(watch, loaded, loaded)
      const isFailed = useSyncExternalStore(watch, hasFailed, hasFailed)
      if (Loaded) return createElement(Loaded, props)
      return isFailed && Failed ? createElement(Failed) : null
    },
  }
}
