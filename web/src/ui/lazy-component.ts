import { createElement, useSyncExternalStore, type ComponentType, type ReactNode } from 'react'
import { lazyLoad, type LazyLoad } from './lazy-load.ts'

export interface LazyComponent<Props extends object> extends Omit<LazyLoad<ComponentType<Props>>, 'loaded'> {
  /** The component: nothing until its code is there, which it loads when it is drawn. */
  readonly Component: (props: Props) => ReactNode
}

/**
 * A component whose code a browser fetches when it is first needed: a page that shows nothing of it, or what the server
 * wrote of it, need not wait for it. `preloaded` is the component where it needs no loading, on the server; null in the
 * browser (from a `createIsomorphicFn`, or else its build would put the code into the page all the same). A failure is
 * told, and the code is loaded again when that may succeed.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  preloaded: ComponentType<Props> | null,
  onFailure: (error: unknown) => void,
): LazyComponent<Props> {
  const { loaded, ...code } = lazyLoad(load, preloaded, onFailure)
  return {
    ...code,
    Component(props) {
      const Loaded = useSyncExternalStore(code.whenLoaded, loaded, loaded)
      return Loaded && createElement(Loaded, props)
    },
  }
}
