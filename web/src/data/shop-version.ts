import { publicConfig } from './page-facts.ts'
import { setShopClock } from './shop-clock.ts'

/** Reads the version that this browser has stored; null where it stores none, as that of a guest of a first visit. */
let storedVersion: () => string | null = () => null

/** Has the check compare the stored version too, once the code that keeps it is there. */
export function compareStoredVersion(read: () => string | null): void {
  storedVersion = read
}

/**
 * Whether the version that is online is another than the stored one, or than this page's (rules/shell#version-check);
 * false when the shop does not say.
 */
export async function isShopRenewed(): Promise<boolean> {
  const online = await askVersion()
  if (online === null) return false
  return online !== publicConfig().version || online !== (storedVersion() ?? online)
}

/**
 * Asks the shop, past every cache, which version of it is online; null when it does not say, which is warned of.
 * Its answer tells the API's clock too, and sets the shop's.
 */
export async function askVersion(): Promise<string | null> {
  try {
    const response = await fetch('/version.json', { cache: 'no-store' })
    const body: unknown = await response.json()
    if (
      typeof body !== 'object' ||
      body === null ||
      !('version' in body) ||
      typeof body.version !== 'string'
    ) {
      throw new Error('version.json holds no version')
    }
    const date = response.headers.get('x-api-date')
    if (date !== null) setShopClock(Date.parse(date))
    return body.version
  } catch (error) {
    // oxlint-disable-next-line no-console -- a failed check is only warned of (rules/shell#version-check)
    console.warn('The version check failed', error)
    return null
  }
}
