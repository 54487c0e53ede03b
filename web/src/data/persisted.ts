import { proxy, snapshot, type Snapshot } from 'valtio/vanilla'
import type { ZodMiniType } from 'zod/mini'
import { backgroundLoad } from '#lib/background-load.ts'
import { keyOf, readText, writeText } from './kept-text.ts'
import { reportError } from './report-error.ts'
import { onRestore } from './store-registry.ts'
import { useProxy } from './use-proxy.ts'
import { loadZodParts, zodParts, type ZodParts } from './load-zod-parts.ts'

export interface PersistedStore<State extends object> {
  /** The state as it is now, for what is decided in an event handler; `update` and `set` change it. */
  readonly state: Readonly<State>
  /**
   * Changes what all tabs share: reads what is kept, changes it, and writes it at once, so that a tab never
   * writes over what another has just written. Gives the state it made. A change must not mind being made twice:
   * it is made again to what is kept, where that could not be read at once.
   */
  readonly update: (change: (state: State) => State) => State
  /** The same for fields whose new values follow from no old one. */
  readonly set: (fields: Partial<State>) => void
  /** The state for rendering: `initial` on the server and until the page is hydrated. */
  readonly use: () => Snapshot<State>
}

/** Describes a record: given zod, which is loaded only where there is something to read. */
export type SchemaOf<State> = (zod: ZodParts) => ZodMiniType<State>

interface PersistedOptions<State> {
  /** What becomes of this tab's state when another tab has written; that tab's, unless said otherwise. */
  readonly merge?: (own: State, arrived: State) => State
}

/** Something is kept that cannot be read yet: what this tab was before, and what has been done since. */
interface Unread<State> {
  readonly before: State
  readonly changes: ((state: State) => State)[]
}

/**
 * A store that survives a reload and is the same in every tab. What the browser keeps is parsed on the
 * way in: a tampered or outdated record counts as none. Nothing is ever written on the server.
 */
export function persisted<State extends object>(
  name: string,
  schemaOf: SchemaOf<State>,
  initial: State,
  { merge = (_own, arrived) => arrived }: PersistedOptions<State> = {},
): PersistedStore<State> {
  const key = keyOf(name)
  const state = proxy(structuredClone(initial))
  const untouched = snapshot(state)
  const untouchedText = JSON.stringify(initial)

  // What could not be written is known to this tab alone, which then no longer asks what is kept.
  let isKept = true
  // The state, as text, when it last was what is kept.
  let settled = ''
  // While there is something unread, nothing is written over it.
  let unread: Unread<State> | null = null
  let schema: ZodMiniType<State> | null = null

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
    settled = JSON.stringify(state)
    if (JSON.stringify(merged) !== JSON.stringify(kept)) isKept = writeText(key, settled)
  }

  function parse(text: string, zod: ZodParts): State | null {
    schema ??= schemaOf(zod)
    const parsed = zod.safeParse(schema, parseJson(text))
    return parsed.success ? parsed.data : null
  }

  /** Takes what is kept now; what is said, where nothing is. */
  function takeKept(whenNothing: State | null): void {
    const text = readText(key)
    const zod = zodParts()
    if (text !== null && zod === null) {
      readLater()
      return
    }
    const kept = text !== null && zod ? parse(text, zod) : whenNothing
    // A tab of another version of the shop may keep what this one cannot read.
    if (kept) receive(kept)
  }

  /** Changes what is kept as soon as it can be read, and this tab's own state until then. */
  function changeUnread(change: (state: State) => State): State {
    unread ??= { before: copyOf(state), changes: [] }
    unread.changes.push(change)
    const next = change(copyOf(state))
    take(next)
    readLater()
    return next
  }

  const reader = backgroundLoad(
    loadZodParts,
    (zod) => {
      if (unread) takeUnread(unread, zod)
    },
    (error) => reportError(error, { where: 'storage' }),
  )

  function readLater(): void {
    unread ??= { before: copyOf(state), changes: [] }
    reader.need()
  }

  function takeUnread({ before, changes }: Unread<State>, zod: ZodParts): void {
    unread = null
    const text = readText(key)
    const kept = text === null ? null : parse(text, zod)
    write(
      changes.reduce((made, change) => change(made), kept ? merge(before, kept) : before),
      text,
    )
  }

  /** Takes a state, and keeps it where it is another than what is kept now. */
  function write(next: State, keptText: string | null): void {
    take(next)
    settled = JSON.stringify(state)
    isKept = settled === (keptText ?? untouchedText) || writeText(key, settled)
  }

  function update(change: (state: State) => State): State {
    const keptText = readText(key)
    // What could not be kept is this tab's own, whatever older record is still there.
    const text = isKept ? keptText : null
    const zod = zodParts()
    const isOfAnotherTab = text !== null && text !== settled
    if (unread || (isOfAnotherTab && zod === null)) return changeUnread(change)
    const own = copyOf(state)
    const kept = isOfAnotherTab && zod ? parse(text, zod) : null
    const next = change(kept ? merge(own, kept) : own)
    write(next, keptText)
    return next
  }

  onRestore(() => {
    takeKept(null)
    window.addEventListener('storage', (event) => {
      // What is kept now, not what the event tells: this tab may have written since.
      if (event.key === key) takeKept(initial)
    })
    // A page that comes back whole, as it was left, was told of nothing meanwhile.
    window.addEventListener('pageshow', ({ persisted: isFromCache }) => {
      if (isFromCache && isKept) takeKept(initial)
    })
  })

  return {
    state,
    update,
    set: (fields) => void update((known) => ({ ...known, ...fields })),
    use: () => useProxy(state, untouched),
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

/** Plain and of its own: what is handed in may be a snapshot, which cannot be changed, or a proxy. */
function copyOf<Value>(value: Value): Value {
  // A store holds what JSON can say, or it could not be kept.
  return JSON.parse(JSON.stringify(value)) as Value
}
