import { reportError } from './report-error.ts'

/** What reads a record that the browser keeps: parts of zod, with which each store describes its own. */
export type ZodParts = typeof import('./zod-parts.ts')

let parts: ZodParts | null = null

/** What reads records, once it is loaded; null before. */
export function zodParts(): ZodParts | null {
  return parts
}

/**
 * Loads what reads records: 7 KB that a first visit has no use for, since its browser keeps nothing yet. Fails
 * where it cannot be fetched, and fetches it again when called again.
 */
export async function loadZodParts(): Promise<ZodParts> {
  parts ??= await import('./zod-parts.ts')
  return parts
}

/**
 * Waits until what the browser keeps can be read, before the page is hydrated and fills its stores in one go. Never
 * fails: where what reads cannot be fetched the page works without, and each store tries again.
 */
export async function waitForZodParts(): Promise<void> {
  try {
    await loadZodParts()
  } catch (error) {
    reportError(error, { where: 'storage' })
  }
}
