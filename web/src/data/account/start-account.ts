import { backgroundLoad } from '#lib/background-load.ts'
import { onceKept } from '../kept-text.ts'
import { reportError } from '../report-error.ts'

/**
 * Follows who is signed in, on every page, with code that is loaded after it, once the browser keeps something of an
 * account: a guest of a first visit loads none. To be called once, after hydration.
 */
export function startAccount<Follow>(load: () => Promise<Follow>, begin: (follow: Follow) => void): void {
  const following = backgroundLoad(load, begin, (error) => reportError(error, { where: 'account' }))
  onceKept('account', following.need)
}
