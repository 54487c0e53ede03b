import { useEffect, useRef, useState, type ReactNode } from 'react'
import explainers from './explainer.module.css'
import { Icon } from './icon.tsx'

interface LazyDetailsProps<Loaded> {
  readonly className?: string | undefined
  readonly summary: ReactNode
  /** Loads what shows the content: when a pointer or the focus is on it, and when it is opened. */
  readonly load: () => Promise<Loaded>
  /**
   * The same where it needs no loading: on the server, which writes the content for those without script. Null
   * in the browser; from a `createIsomorphicFn`, or else its build would put the code into the page all the same.
   */
  readonly preloaded: Loaded | null
  /** What is said where it could not be loaded. */
  readonly failure: string
  readonly onFailure: (error: unknown) => void
  /** The content; drawn anew with whatever changes while it is open. */
  readonly children: (loaded: Loaded) => ReactNode
}

/** An explanation whose code is loaded when it is opened: most visitors never do. It looks as an `Explainer` does. */
export function LazyDetails<Loaded>({
  className = '',
  summary,
  load,
  preloaded,
  failure,
  onFailure,
  children,
}: LazyDetailsProps<Loaded>) {
  const details = useRef<HTMLDetailsElement>(null)
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const [hasFailed, setHasFailed] = useState(false)

  async function fetchContent(): Promise<void> {
    if (!loaded) setLoaded(await load())
  }

  async function prepare(): Promise<void> {
    try {
      await fetchContent()
    } catch {
      // Nobody has asked for it yet: opening it tries again, and says so.
    }
  }

  async function answerOpening(): Promise<void> {
    if (!details.current?.open) return
    setHasFailed(false)
    try {
      await fetchContent()
    } catch (error) {
      setHasFailed(true)
      onFailure(error)
    }
  }

  useEffect(() => {
    void answerOpening()
    // On arrival only, for what was opened before hydration: later openings are told of.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  return (
    <details ref={details} className={`${explainers.explainer} ${className}`} onToggle={answerOpening}>
      <summary onPointerEnter={prepare} onFocus={prepare}>
        <span>{summary}</span>
        <Icon name="chevron" />
      </summary>
      {/* Where script runs, browsers take this for text, and React leaves it alone. */}
      <noscript>{preloaded && children(preloaded)}</noscript>
      {loaded && children(loaded)}
      {!loaded && hasFailed && <p role="alert">{failure}</p>}
    </details>
  )
}
