import { Suspense, use, useEffect, useRef, useState, type HTMLAttributes, type ReactNode } from 'react'
import { isAlive } from './use-alive.ts'

/** Holds a part of the page back until it is needed. */
interface Gate {
  isOpen: boolean
  readonly opened: Promise<void>
  readonly open: () => void
}

interface LazyHydrationProps extends HTMLAttributes<HTMLElement> {
  /** The element that the part stands in. */
  readonly as?: 'div' | 'li' | 'nav'
  /** Whether the part is needed at once: it is in sight when the page opens. */
  readonly isEager?: boolean
}

/** What a visitor does that a part has to be alive for. */
const signs = ['pointerdown', 'focusin', 'keydown', 'click', 'input', 'change'] as const
/** How near a part comes to the window before it wakes. */
const rootMargin = '50% 0px'

const gates = new WeakMap<Element, Gate>()
let observer: IntersectionObserver | null = null

/**
 * A part of a page that comes from the server and wakes when it comes near the window, when it is touched, reached by
 * the keyboard, or given something else to show: a page is alive sooner, and what nobody looks at costs nothing.
 * Drawn as usual where a page is drawn in the browser.
 */
export function LazyHydration({
  as: Element = 'div',
  isEager = false,
  children,
  ...attributes
}: LazyHydrationProps) {
  const [gate] = useState(() => (isEager || isAlive() || import.meta.env.SSR ? null : createGate()))
  const [first] = useState(children)
  const ref = useRef<HTMLDivElement & HTMLLIElement>(null)
  // What has changed cannot stay as the server drew it.
  if (gate && first !== children) gate.open()
  useEffect(() => {
    const element = ref.current
    return gate && element ? openWhenNear(element, gate) : undefined
  }, [gate])
  return (
    <Element {...attributes} ref={ref}>
      <Suspense>
        <Held gate={gate}>{children}</Held>
      </Suspense>
    </Element>
  )
}

function Held({ gate, children }: { readonly gate: Gate | null; readonly children: ReactNode }) {
  if (gate && !gate.isOpen) use(gate.opened)
  return children
}

function createGate(): Gate {
  const { promise, resolve } = Promise.withResolvers<void>()
  return {
    isOpen: false,
    opened: promise,
    open() {
      this.isOpen = true
      resolve()
    },
  }
}

function openWhenNear(element: Element, gate: Gate): () => void {
  gates.set(element, gate)
  observer ??= createObserver()
  observer.observe(element)
  return () => observer?.unobserve(element)
}

/** One for the whole page; React wakes a part before it answers what was done to it, if the part lets it. */
function createObserver(): IntersectionObserver {
  for (const sign of signs) addEventListener(sign, openTouched, { capture: true, passive: true })
  return new IntersectionObserver(
    (entries, own) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue
        gates.get(target)?.open()
        own.unobserve(target)
      }
    },
    { rootMargin },
  )
}

function openTouched({ target }: Event): void {
  let part = target instanceof Element ? target : null
  for (; part; part = part.parentElement) gates.get(part)?.open()
}
