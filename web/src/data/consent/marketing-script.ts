import { publicConfig } from '../page-facts.ts'
import { reportError } from '../report-error.ts'

let script: HTMLScriptElement | null = null

/**
 * Loads the marketing script, once a page, where the shop has one (rules/consent#scripts). One that could not be loaded
 * is no loss to the visitor, and is asked for again on the next page that is loaded.
 */
export function loadMarketingScript(): void {
  const { marketingScriptUrl } = publicConfig()
  if (marketingScriptUrl === undefined || script) return
  script = document.createElement('script')
  script.async = true
  script.addEventListener('error', () =>
    reportError(new Error('The marketing script did not come'), { where: 'marketing' }),
  )
  script.src = marketingScriptUrl
  document.head.append(script)
}
