import { createElement, useSyncExternalStore, type ComponentType, type ReactNode } from 'react'
import { backgroundLoad } from '#lib/background-load.ts'

/** The code of a component, loaded when it is first needed. */
export interface LazyCode {
  readonly isLoaded: () => boolean
  /** Acts once the code is there, and loads it if nobody has yet; gives what stops that. */
  readonly whenLoaded: (act: () => void) => () => void
}

export interface LazyComponent<Props extends object> extends LazyCode {
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
  let loaded = preloaded
  const waiting = new Set<() => void>()
  const loading = backgroundLoad(
    load,
    (component) => {
      loaded = component
      for (const act of waiting) act()
      waiting.clear()
    },
    onFailure,
  )

  function whenLoaded(act: () => void): () => void {
    if (loaded) {
      act()
      return () => undefined
    }
    waiting.add(act)
    loading.need()
    return () => waiting.delete(act)
  }

  const seen = () => loaded
  return {
    isLoaded: () => loaded !== null,
    whenLoaded,
    Component(props) {
      const Loaded = useSyncExternalStore(whenLoaded, seen, seen)
      return Loaded && createElement(Loaded, props)
    },
  }
}
