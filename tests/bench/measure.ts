import { filterRows } from './filters.ts'
import { measureFrames } from './live-view-frames.ts'
import { measureLiveViewHeap } from './live-view-heap.ts'
import { firstVisitRows } from './first-visit.ts'
import { pages, type PageName } from './pages.ts'
import { pictureRows } from './pictures.ts'
import { freePort, startServer } from './server-process.ts'
import { weighPage, type PageWeight } from './page-weight.ts'
import type { Row } from './table.ts'

export interface ShopMeasures {
  readonly weights: Readonly<Record<PageName, PageWeight>>
  /** Milliseconds of the server's processor for one list that no cache holds. */
  readonly listCpuMs: number
  /** Milliseconds of a processor for one frame of the live view. */
  readonly frameMs: number
  /** Kilobytes that forty openings of the live view leave in a page. */
  readonly liveViewHeapKb: number
  readonly filters: readonly Row[]
  readonly pictures: readonly Row[]
  readonly firstVisits: readonly Row[]
}

const warmUps = 50
const renderings = 200

/** Starts the shop over the mock and measures its pages. */
export async function measureShop(): Promise<ShopMeasures> {
  const mockPort = await freePort()
  const webPort = await freePort()
  const shopUrl = `http://127.0.0.1:${webPort}`
  const mock = await startMock(mockPort)
  const shop = await startServer({
    script: 'web/serve.ts',
    env: {
      NODE_ENV: 'production',
      WEB_PORT: String(webPort),
      API_URL: `http://127.0.0.1:${mockPort}/graphql`,
      API_KEY: 'bench',
      SITE_URL: shopUrl,
      VERSION: 'bench',
      PAGE_CACHE: 'off',
    },
    ask: () => readText(`${shopUrl}/readyz`),
  })
  try {
    const weigh = async (name: PageName) => weighPage(await readText(shopUrl + pages[name]))
    const [home, list, setting, stones, listing, product, search] = await Promise.all([
      weigh('home'),
      weigh('list'),
      weigh('setting'),
      weigh('stones'),
      weigh('listing'),
      weigh('product'),
      weigh('search'),
    ])
    await readOften(shopUrl + pages.list, warmUps)
    const before = await shop.cpuMs()
    await readOften(shopUrl + pages.list, renderings)
    const listCpuMs = ((await shop.cpuMs()) - before) / renderings
    const frameMs = await measureFrames(shopUrl)
    const liveViewHeapKb = await measureLiveViewHeap(shopUrl)
    const filters = await filterRows(shopUrl)
    const pictures = await pictureRows(shopUrl)
    const firstVisits = await firstVisitRows(shopUrl)
    const weights = { home, list, setting, stones, listing, product, search }
    return { weights, listCpuMs, frameMs, liveViewHeapKb, filters, pictures, firstVisits }
  } finally {
    await shop.stop()
    await mock.stop()
  }
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

function startMock(port: number) {
  return startServer({
    script: 'mock-api/src/server.ts',
    env: { MOCK_PORT: String(port), MOCK_DATA_DIR: '' },
    ask: () =>
      readText(`http://127.0.0.1:${port}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'api-key': 'bench', channelId: '1' },
        body: JSON.stringify({ query: '{ listDesigns(categoryId: "1", pageSize: 24) { total } }' }),
      }),
  })
}

async function readOften(url: string, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) await readText(url)
}

async function readText(url: string, init?: RequestInit): Promise<string> {
  const response = await fetch(url, init)
  const text = await response.text()
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return text
}
