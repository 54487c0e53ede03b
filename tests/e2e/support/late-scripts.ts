import type { Page } from '@playwright/test'

export interface LateScripts {
  /** From now on none of them comes: not reached, or with a status. */
  readonly block: (status?: number) => Promise<void>
  readonly unblock: () => Promise<void>
}

const scripts = '**/static/*.js'

/** What pages fetch besides the scripts that their HTML names: what comes on demand. To be asked for before a page opens. */
export function lateScripts(page: Page): LateScripts {
  const named = new Set<string>()
  let reading: Promise<unknown> = Promise.resolve()
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'document' || response.status() >= 400) return
    reading = response.text().then((html) => {
      for (const [file] of html.matchAll(/\/static\/[\w.$-]+\.js/g)) named.add(file)
      return html
    })
  })
  return {
    async block(status) {
      await page.route(scripts, async (route) => {
        await reading
        if (named.has(new URL(route.request().url()).pathname)) return route.continue()
        return status === undefined ? route.abort() : route.fulfill({ status })
      })
    },
    unblock: () => page.unroute(scripts),
  }
}
