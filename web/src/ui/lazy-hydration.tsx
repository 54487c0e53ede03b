import {
  isValidElement,
  Suspense,
  use,
  useEffect,
  useMemo,
  useRef,
  useState,
  type HTMLAttributes,
  type ReactNode,
} from 'react'
import { useHydrated } from '@tanstack/react-router'
import { keepInput } from '#lib/keep-input.ts'
import { replayInput, type KeptInput } from '#lib/replay-input.ts'
import { whenIdle } from '#lib/when-idle.ts'
import type { LazyCode } from './lazy-load.ts'

/** Holds a part of the page back until it is needed. */
interface Gate {
  /** Fulfilled, and marked so for React to see at once, when the part may wake. */
  readonly opened: Promise<void>
  readonly open: () => void
  /** Whether React has taken the part over. */
  readonly isAwake: boolean
  /** Does again what was kept. */
  readonly wake: () => void
  /** The last input of each element that came while the part's code was on its way. */
  readonly kept: Map<Element, KeptInput>
}

interface LazyHydrationProps extends HTMLAttributes<HTMLElement> {
  /** The element that the part stands in. */
  readonly as?: 'div' | 'li' | 'nav'
  /** Whether the part is needed at once: it is in sight when the page opens. */
  readonly isEager?: boolean
  /**
   * The code of what stands in the part, where it is loaded when the part wakes: until then it stands as the server
   * wrote it. What is pressed or entered before the code is there is kept and done again; a link is the browser's.
   */
  readonly code?: LazyCode
  /** Whether the part wakes by itself once the page rests: it is hidden until somebody opens it, and then used at once. */
  readonly isSoon?: boolean
}

/** What a visitor does that a part has to be alive for. */
const signs = ['pointerdown', 'focusin', 'keydown', 'click', 'input', 'change'] as const
/** How near a part comes to the window before it wakes. */
const rootMargin = '50% 0px'

const gates = new WeakMap<Element, { readonly gate: Gate; readonly code: LazyCode | undefined }>()
let observer: IntersectionObserver | null = null

/**
 * A part of a page that comes from the server and wakes when it comes near the window, when it is touched or reached by
 * the keyboard: a page is alive sooner, and what nobody looks at costs nothing. Given something else to show before it
 * has woken, it is drawn anew. Drawn as usual where a page is drawn in the browser.
 */
export function LazyHydration({
  as: Element = 'div',
  isEager = false,
  code,
  isSoon = false,
  children,
  ...attributes
}: LazyHydrationProps) {
  // While React takes over what the server wrote, and never for what it draws itself.
  const isSent = !useHydrated()
  const [part] = useState(() => ({
    gate: isSent && !isEager && !import.meta.env.SSR ? createGate() : null,
    children,
  }))
  const [isDrawn, setDrawn] = useState(false)
  const { gate } = part
  const isAsleep = gate !== null && !gate.isAwake && !isDrawn
  const isOther = isAsleep && !isSame(part.children, children)
  // What is not shown any more, as on another width of window, needs no code to go.
  const isGone = children === false || children == null
  const isWaiting = isOther && !isGone && code !== undefined && !code.isLoaded()
  if (isOther && !isWaiting) setDrawn(true)
  const ref = useRef<HTMLDivElement & HTMLLIElement>(null)
  useEffect(() => {
    const element = ref.current
    return gate && element ? openWhenNear(element, gate, code) : undefined
  }, [gate, code])
  useEffect(
    () => (gate && isSoon ? whenIdle(() => openWithCode(gate, code)) : undefined),
    [gate, code, isSoon],
  )
  useEffect(() => (isWaiting ? code.whenLoaded(() => setDrawn(true)) : undefined), [isWaiting, code])
  // The very same element as long as nothing changes: React takes any other for something else to show.
  const shown = isAsleep && (isWaiting || !isOther) ? part.children : children
  const content = useMemo(
    () => (
      <Suspense key={isDrawn ? 'drawn' : 'sent'}>
        {gate && !isDrawn ? <Held gate={gate}>{shown}</Held> : shown}
      </Suspense>
    ),
    [gate, isDrawn, shown],
  )
  return (
    <Element {...attributes} ref={ref}>
      {content}
    </Element>
  )
}

function Held({ gate, children }: { readonly gate: Gate; readonly children: ReactNode }) {
  use(gate.opened)
  useEffect(() => gate.wake(), [gate])
  return children
}

/** Whether two contents show the same: the very same, or an element with the same properties. */
function isSame(one: ReactNode, other: ReactNode): boolean {
  if (one === other) return true
  if (!isValidElement<object>(one) || !isValidElement<object>(other)) return false
  if (one.type !== other.type || one.key !== other.key) return false
  const [names, otherNames] = [Object.keys(one.props), Object.keys(other.props)]
  return (
    names.length === otherNames.length &&
    names.every((name) => Object.is(Reflect.get(one.props, name), Reflect.get(other.props, name)))
  )
}

function createGate(): Gate {
  const { promise, resolve } = Promise.withResolvers<void>()
  let isAwake = false
  const kept = new Map<Element, KeptInput>()
  return {
    opened: promise,
    kept,
    open() {
      void Object.assign(promise, { status: 'fulfilled', value: undefined })
      resolve()
    },
    get isAwake() {
      return isAwake
    },
    wake() {
      isAwake = true
      // React answers nothing while it is still at work.
      queueMicrotask(() => replayInput(kept.values()))
    },
  }
}

function openWithCode(gate: Gate, code: LazyCode | undefined): void {
  if (code) code.whenLoaded(gate.open)
  else gate.open()
}

function openWhenNear(element: Element, gate: Gate, code: LazyCode | undefined): () => void {
  gates.set(element, { gate, code })
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
        const part = gates.get(target)
        if (part) openWithCode(part.gate, part.code)
        // Code that cannot be had is loaded again when the part comes near again.
        if (!part?.code || part.code.isLoaded()) own.unobserve(target)
      }
    },
    { rootMargin },
  )
}

function openTouched(event: Event): void {
  let element = event.target instanceof Element ? event.target : null
  for (; element; element = element.parentElement) {
    const part = gates.get(element)
    if (!part) continue
    if (part.code && !part.code.isLoaded()) keepInput(event, part.gate.kept)
    openWithCode(part.gate, part.code)
  }
}
