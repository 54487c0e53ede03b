import type { Page } from '@playwright/test'

const emptyPage = '**/an-empty-page'

/** Makes a browser one that has never been to the shop: what its pages have kept there is gone. */
export async function forgetVisit(page: Page): Promise<void> {
  // On a page without script, since what is alive would keep something again on its way out.
  const body = '<!doctype html><link rel="icon" href="data:,">'
  await page.route(emptyPage, (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto('/an-empty-page')
  await page.unroute(emptyPage)
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
}
