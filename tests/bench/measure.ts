import { freePort } from '../../.tools/lib/ports.mjs'
import { filterRows } from './filters.ts'
import { measureFrames } from './live-view-frames.ts'
import { measureLiveViewHeap } from './live-view-heap.ts'
import { firstVisitRows } from './first-visit.ts'
import { pages, type PageName } from './pages.ts'
import { pictureRows } from './pictures.ts'
import { readText, startMock, withShop } from './shop.ts'
import { weighPage, type PageWeight } from './page-weight.ts'
import type { Row } from './table.ts'

export interface ShopMeasures {
  readonly weights: Readonly<Record<PageName, PageWeight>>
  /** Milliseconds of a processor for one frame of the live view. */
  readonly frameMs: number
  /** Kilobytes that forty openings of the live view leave in a page. */
  readonly liveViewHeapKb: number
  readonly filters: readonly Row[]
  readonly pictures: readonly Row[]
  readonly firstVisits: readonly Row[]
}

/** Starts the shop over the mock and measures its pages. */
export function measureShop(): Promise<ShopMeasures> {
  return withShop({ PAGE_CACHE: 'off' }, async ({ url }) => {
    const weigh = async (name: PageName) => weighPage(await readText(url + pages[name]))
    // One after the other: a slow machine that is asked for all at once refuses some.
    const weights = {
      home: await weigh('home'),
      list: await weigh('list'),
      setting: await weigh('setting'),
      stones: await weigh('stones'),
      listing: await weigh('listing'),
      product: await weigh('product'),
      search: await weigh('search'),
      article: await weigh('article'),
      landing: await weigh('landing'),
    }
    const frameMs = await measureFrames(url)
    const liveViewHeapKb = await measureLiveViewHeap(url)
    const filters = await filterRows(url)
    const pictures = await pictureRows(url)
    const firstVisits = await firstVisitRows(url)
    return { weights, frameMs, liveViewHeapKb, filters, pictures, firstVisits }
  })
}

const starts = 5

/** Milliseconds from starting the mock to its first answer, the middle of five starts. */
export async function measureMockStart(): Promise<number> {
  const times: number[] = []
  for (let start = 0; start < starts; start += 1) {
    const port = await freePort()
    const startedMs = performance.now()
    const mock = await startMock(port)
    times.push(performance.now() - startedMs)
    await mock.stop()
  }
  return times.toSorted((a, b) => a - b)[Math.floor(starts / 2)] ?? Number.NaN
}
