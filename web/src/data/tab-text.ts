import { keyOf } from './kept-text.ts'
import { reportError } from './report-error.ts'

/** What a browser that keeps nothing still remembers until the page is left. */
const inMemory = new Map<string, string>()

/** What this tab keeps under a name; null for nothing. */
export function tabText(name: string): string | null {
  return inMemory.get(name) ?? onStorage((storage) => storage.getItem(keyOf(name)))
}

/** Keeps a text for this tab alone, over reloads; where that is not possible it is known until the page is left. */
export function keepTabText(name: string, text: string): void {
  const isKept = onStorage((storage) => {
    storage.setItem(keyOf(name), text)
    return true
  })
  if (isKept) inMemory.delete(name)
  else inMemory.set(name, text)
}

/** Forgets it. */
export function forgetTabText(name: string): void {
  inMemory.delete(name)
  onStorage((storage) => storage.removeItem(keyOf(name)))
}

function onStorage<Answer>(act: (storage: Storage) => Answer): Answer | null {
  try {
    return act(sessionStorage)
  } catch (error) {
    reportError(error, { where: 'storage' })
    return null
  }
}

/** What a text says in JSON; undefined for what is damaged or not ours, which every schema refuses. */
export function parseTabText(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
