import { reportError } from './report-error.ts'

const prefix = 'ashcombe:'

/** The key that a store's record is kept under. */
export function keyOf(storeName: string): string {
  return prefix + storeName
}

/** The key of what a visitor allows: no store's record, and read by itself (`consent/kept-consent.ts`). */
export const consentKey = keyOf('consent')

/** The keys that this tab has written, or has tried to. */
const written = new Set<string>()
/** Those of them whose last writing the browser refused: what it keeps there is older. */
const refused = new Set<string>()
/** Who waits for a record to be begun, by its key. */
const waiting = new Map<string, Set<() => void>>()
let isListening = false

const isRecord = (key: string) => key.startsWith(prefix) && key !== consentKey

/** Whether any store remembers something: on a first visit none does. */
export function keepsRecords(): boolean {
  if ([...written].some(isRecord)) return true
  try {
    return Object.keys(localStorage).some(isRecord)
  } catch (error) {
    reportError(error, { where: 'storage' })
    return false
  }
}

/** What is kept under a key; null for nothing, and where the browser refuses to tell. */
export function readText(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch (error) {
    reportError(error, { where: 'storage' })
    return null
  }
}

/** Whether the text is kept now. A browser may refuse to keep anything; the shop then works until the page is left. */
export function writeText(key: string, text: string): boolean {
  written.add(key)
  const isKept = keep(key, text)
  if (isKept) refused.delete(key)
  else refused.add(key)
  tellWaiting(key)
  return isKept
}

function keep(key: string, text: string): boolean {
  try {
    if (localStorage.getItem(key) !== text) localStorage.setItem(key, text)
    return true
  } catch (error) {
    reportError(error, { where: 'storage' })
    return false
  }
}

/** Whether what a store remembers is known to this tab alone, since the browser would not keep it. */
export function isInMemory(storeName: string): boolean {
  return refused.has(keyOf(storeName))
}

/** Whether a store remembers something, in the browser or, where that keeps nothing, in this tab. */
export function isBegun(storeName: string): boolean {
  return written.has(keyOf(storeName)) || keptTextOf(storeName) !== null
}

/**
 * What is kept of a store; null for nothing. Asked so often that a browser which refuses to tell is not reported each
 * time: it was at the start.
 */
export function keptTextOf(storeName: string): string | null {
  try {
    return localStorage.getItem(keyOf(storeName))
  } catch {
    return null
  }
}

/**
 * Acts once a store remembers something: at once where the browser keeps its record, else when one is first written, in
 * this tab or in another. What only reads a record need not be loaded before.
 */
export function onceKept(storeName: string, act: () => void): void {
  const key = keyOf(storeName)
  if (isBegun(storeName)) return act()
  if (!isListening) window.addEventListener('storage', (event) => tellWaiting(event.key ?? ''))
  isListening = true
  waiting.set(key, (waiting.get(key) ?? new Set()).add(act))
}

/** Fulfilled once a store remembers something, for what is loaded then alone. */
export function untilKept(storeName: string): Promise<void> {
  return new Promise((resolve) => onceKept(storeName, resolve))
}

function tellWaiting(key: string): void {
  const acts = waiting.get(key)
  waiting.delete(key)
  for (const act of acts ?? []) act()
}

/** Forgets every record that the shop keeps, of this tab too; other tabs are told by their browser. */
export function forgetKeptTexts(): void {
  try {
    for (const storage of [localStorage, sessionStorage]) {
      for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key)
    }
  } catch (error) {
    reportError(error, { where: 'storage' })
  }
}
