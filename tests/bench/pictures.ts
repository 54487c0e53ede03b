import type { Browser } from '@playwright/test'
import { startBrowser } from './browser.ts'
import type { Row } from './table.ts'

const pages = {
  Home: '/',
  List: '/create/engagement-ring',
  Setting: '/create/engagement-ring/product/PR-00201/round-brilliant/yellow-gold',
  Review: '/create/engagement-ring/review/PR-00201/round-brilliant/yellow-gold/100010',
  'Listing of pieces': '/jewellery/collection',
  Product: '/wedding-rings/plain/product/WR-00601/platinum/3-00/heavy',
} as const

const windows = [
  { name: '390 px, twice as fine', context: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 } },
  { name: '1440 px', context: { viewport: { width: 1440, height: 900 } } },
] as const

/** Kilobytes of the pictures that a page brings before anybody scrolls, in two windows. */
export async function pictureRows(shopUrl: string): Promise<Row[]> {
  const browser = await startBrowser()
  try {
    const rows: Row[] = []
    for (const [name, path] of Object.entries(pages)) {
      for (const { name: window, context } of windows) {
        const bytes = await pictureBytes(browser, shopUrl + path, context)
        rows.push({ what: `${name}, pictures, ${window}`, value: bytes / 1000, unit: 'KB' })
      }
    }
    return rows
  } finally {
    await browser.close()
  }
}

async function pictureBytes(
  browser: Browser,
  url: string,
  options: (typeof windows)[number]['context'],
): Promise<number> {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  const sizes: Promise<number>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'image') return
    sizes.push(response.body().then(({ byteLength }) => byteLength))
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  await context.close()
  return bytes
}
