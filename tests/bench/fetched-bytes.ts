import type { Browser, BrowserContextOptions, Request } from '@playwright/test'

/**
 * Bytes that the answers to some requests of a page's first visit have as they are sent, from its opening until
 * nothing is under way any more.
 */
export async function fetchedBytes(
  browser: Browser,
  url: string,
  isCounted: (request: Request) => boolean,
  options: BrowserContextOptions = {},
): Promise<number> {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  const sizes: Promise<number>[] = []
  page.on('requestfinished', (request) => {
    if (isCounted(request)) sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  await context.close()
  return bytes
}
