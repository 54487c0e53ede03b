import { startBrowser } from './browser.ts'
import { fetchedBytes } from './fetched-bytes.ts'
import type { Row } from './table.ts'

const pictured = {
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
    for (const [name, path] of Object.entries(pictured)) {
      for (const { name: window, context } of windows) {
        const bytes = await fetchedBytes(
          browser,
          shopUrl + path,
          (request) => request.resourceType() === 'image',
          context,
        )
        rows.push({ what: `${name}, pictures, ${window}`, value: bytes / 1000, unit: 'KB' })
      }
    }
    return rows
  } finally {
    await browser.close()
  }
}
