import { startBrowser } from './browser.ts'
import { fetchedBytes } from './fetched-bytes.ts'
import { pages, type PageName } from './pages.ts'
import type { Row } from './table.ts'

const visited = {
  Home: 'home',
  'Listing of pieces': 'listing',
  Product: 'product',
  Setting: 'setting',
} as const satisfies Record<string, PageName>

/** Kilobytes of the scripts that a first visit fetches until the page rests, with those it fetches once it is alive. */
export async function firstVisitRows(shopUrl: string): Promise<Row[]> {
  const browser = await startBrowser()
  try {
    const rows: Row[] = []
    for (const [name, page] of Object.entries(visited)) {
      const bytes = await fetchedBytes(browser, shopUrl + pages[page], (request) =>
        new URL(request.url()).pathname.endsWith('.js'),
      )
      rows.push({ what: `${name}, scripts of a first visit`, value: bytes / 1000, unit: 'KB' })
    }
    return rows
  } finally {
    await browser.close()
  }
}
