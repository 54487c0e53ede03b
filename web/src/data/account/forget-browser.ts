import { forgetKeptTexts } from '../kept-text.ts'

/**
 * Forgets everything that the shop keeps in this browser, save the session storage of other tabs, which goes with them,
 * and loads a page anew, so that nothing is left in memory either: for somebody whose account has just been deleted.
 */
export function forgetBrowser(nextPage: string): void {
  forgetKeptTexts()
  // What still runs in this tab may write once more before it is left.
  window.addEventListener('pagehide', forgetKeptTexts, { once: true })
  location.replace(nextPage)
}
