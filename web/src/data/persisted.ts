import { useHydrated } from '@tanstack/react-router'
import { proxy, snapshot, subscribe, useSnapshot, type Snapshot } from 'valtio'
import { safeParse, type ZodMiniType } from 'zod/mini'
import { reportError } from './report-error.ts'
import { onRestore } from './store-registry.ts'

export interface PersistedStore<State extends object> {
  /** Written in event handlers and effects only, by the actions beside the store. */
  readonly state: State
  /** The state for rendering: `initial` on the server and until the page is hydrated. */
  readonly use: () => Snapshot<State>
}

/**
 * A store that survives a reload and is the same in every tab. What the browser keeps is parsed on the
 * way in: a tampered or outdated record counts as none. Nothing is ever written on the server.
 */
export function persisted<State extends object>(
  name: string,
  schema: ZodMiniType<State>,
  initial: State,
): PersistedStore<State> {
  const key = `ashcombe:${name}`
  const state = proxy(structuredClone(initial))
  const untouched = snapshot(proxy(structuredClone(initial)))

  function take(text: string | null): void {
    Object.assign(state, parse(text) ?? structuredClone(initial))
  }

  function parse(text: string | null): State | null {
    if (text === null) return null
    const parsed = safeParse(schema, parseJson(text))
    return parsed.success ? parsed.data : null
  }

  onRestore(() => {
    take(read(key))
    subscribe(state, () => write(key, JSON.stringify(state)))
    window.addEventListener('storage', (event) => {
      if (event.key === key) take(event.newValue)
    })
  })

  return {
    state,
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
function write(key: string, text: string): void {
  try {
    if (localStorage.getItem(key) !== text) localStorage.setItem(key, text)
  } catch (error) {
    reportError(error, { where: 'storage' })
  }
}
