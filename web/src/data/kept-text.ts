import { reportError } from './report-error.ts'

const prefix = 'ashcombe:'

/** The key that a store's record is kept under. */
export function keyOf(storeName: string): string {
  return prefix + storeName
}

/** Whether this browser keeps the record of any store: on a first visit it keeps none. */
export function keepsRecords(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(prefix))
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
  try {
    if (localStorage.getItem(key) !== text) localStorage.setItem(key, text)
    return true
  } catch (error) {
    reportError(error, { where: 'storage' })
    return false
  }
}
