import { reportError } from './report-error.ts'
import { setShopClock } from './shop-clock.ts'

/**
 * Asks the shop, past every cache, which version of it is online; null when it does not say, which is reported.
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
    reportError(error, { where: 'version check' })
    return null
  }
}
