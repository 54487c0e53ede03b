import { useHydrated } from '@tanstack/react-router'
import { proxy, snapshot, subscribe, useSnapshot, type Snapshot } from 'valtio'
import { safeParse, type ZodMiniType } from 'zod/mini'
import { reportError } from './report-error.ts'
import { onRestore } from './store-registry.ts'

export interface PersistedStore<State extends object> {
  /** Written in event handlers and effects only, by the actions beside the store. */
  readonly state: State
  /**
   * Changes what all tabs share: reads what is kept, changes it, and writes it at once, so that a tab never
   * writes over what another has just written. Gives the state it made.
   */
  readonly update: (change: (state: State) => State) => State
  /** The state for rendering: `initial` on the server and until the page is hydrated. */
  readonly use: () => Snapshot<State>
}

interface PersistedOptions<State> {
  /** What becomes of this tab's state when another tab has written; that tab's, unless said otherwise. */
  readonly merge?: (own: State, arrived: State) => State
}

/**
 * A store that survives a reload and is the same in every tab. What the browser keeps is parsed on the
 * way in: a tampered or outdated record counts as none. Nothing is ever written on the server.
 */
export function persisted<State extends object>(
  name: string,
  schema: ZodMiniType<State>,
  initial: State,
  { merge = (_own, arrived) => arrived }: PersistedOptions<State> = {},
): PersistedStore<State> {
  const key = `ashcombe:${name}`
  const state = proxy(structuredClone(initial))
  const untouched = snapshot(proxy(structuredClone(initial)))

  // What could not be written is known to this tab alone, which then no longer asks what is kept.
  let isKept = true
  // The state, as text, when it last was what is kept: there is nothing to write until it is another.
  let settled = ''

  function take(next: State): void {
    for (const [field, value] of Object.entries(next)) {
      const known: unknown = Reflect.get(state, field)
      if (JSON.stringify(known) !== JSON.stringify(value)) Reflect.set(state, field, copyOf(value))
    }
  }

  /** Takes what is kept; what a merge has added to it is written back. */
  function receive(kept: State): void {
    const merged = merge(copyOf(state), kept)
    take(merged)
    if (JSON.stringify(merged) === JSON.stringify(kept)) settled = JSON.stringify(state)
  }

  function keep(): void {
    const text = JSON.stringify(state)
    if (text === settled) return
    settled = text
    isKept = write(key, text)
  }

  /** What is kept, with what this tab must not lose; its own state where nothing can be kept. */
  function shared(): State {
    const own = copyOf(state)
    const kept = isKept ? parse(read(key)) : null
    return kept ? merge(own, kept) : own
  }

  function parse(text: string | null): State | null {
    if (text === null) return null
    const parsed = safeParse(schema, parseJson(text))
    return parsed.success ? parsed.data : null
  }

  onRestore(() => {
    const kept = parse(read(key))
    if (kept) receive(kept)
    subscribe(state, keep)
    window.addEventListener('storage', (event) => {
      if (event.key !== key) return
      // What is kept now, not what the event tells: this tab may have written since.
      const text = read(key)
      const arrived = text === null ? initial : parse(text)
      // A tab of another version of the shop may keep what this one cannot read.
      if (arrived) receive(arrived)
    })
  })

  return {
    state,
    update(change) {
      const next = change(shared())
      take(next)
      // Another tab may have written what this one has not heard of yet.
      settled = ''
      keep()
      return next
    },
    use() {
      const live = useSnapshot(state)
      return useHydrated() ? live : untouched
    },
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Not ours, or damaged: the schema refuses it.
    return undefined
  }
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch (error) {
    reportError(error, { where: 'storage' })
    return null
  }
}

/** A browser may refuse to keep anything; the shop then works until the page is left. */
function write(key: string, text: string): boolean {
  try {
    if (localStorage.getItem(key) !== text) localStorage.setItem(key, text)
    return true
  } catch (error) {
    reportError(error, { where: 'storage' })
    return false
  }
}

/** Plain and of its own: what is handed in may be a snapshot, which cannot be changed, or a proxy. */
function copyOf<Value>(value: Value): Value {
  // A store holds what JSON can say, or it could not be kept.
  return JSON.parse(JSON.stringify(value)) as Value
}
