// npm run bench: how heavy the shop's pages are, how much work they make and how soon they answer, as a table.
import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { answerRows } from './answers.ts'
import { liveViewRows } from './live-view.ts'
import { measureListingOverHttp } from './listing-http.ts'
import { measureMockStart, measureShop } from './measure.ts'
import { stonesReport } from './stones.ts'
import { tableOf, type Row } from './table.ts'
import { tradeOffRow } from './trade-offs.ts'

/** The proof of the foundation asks for these two. */
const homeScriptsGoalKb = 120
const listHtmlGoalKb = 8
/** A listing or a product page may bring this much script more than the home page. */
const pageScriptsGoalKb = 20

/** A scene and its light are over 2 MB: of forty, not one may be kept. */
const liveViewHeapGoalKb = 1500

const { weights, listCpuMs, frameMs, liveViewHeapKb, filters, pictures, firstVisits } = await measureShop()
const mockStartMs = await measureMockStart()
const { httpMs, bareMs } = await measureListingOverHttp()
const { home, list, setting, stones, listing, product, search } = weights
const pageScriptsGoal = home.scripts / 1000 + pageScriptsGoalKb

const rows: Row[] = [
  { what: 'Home, scripts', ...kilobytes(home.scripts), goal: homeScriptsGoalKb },
  { what: 'List, scripts', ...kilobytes(list.scripts) },
  { what: 'Setting, scripts', ...kilobytes(setting.scripts) },
  { what: 'Stone list, scripts', ...kilobytes(stones.scripts) },
  { what: 'Listing of pieces, scripts', ...kilobytes(listing.scripts), goal: pageScriptsGoal },
  { what: 'Product, scripts', ...kilobytes(product.scripts), goal: pageScriptsGoal },
  { what: 'Search, scripts', ...kilobytes(search.scripts) },
  ...firstVisits,
  { what: 'Home, styles', ...kilobytes(home.styles) },
  { what: 'List, styles', ...kilobytes(list.styles) },
  { what: 'Setting, styles', ...kilobytes(setting.styles) },
  { what: 'Stone list, styles', ...kilobytes(stones.styles) },
  { what: 'Home, HTML', ...kilobytes(home.html) },
  { what: 'List, HTML', ...kilobytes(list.html), goal: listHtmlGoalKb },
  { what: 'List, HTML as sent (brotli 7)', ...kilobytes(list.htmlAsSent), goal: listHtmlGoalKb },
  { what: 'Setting, HTML', ...kilobytes(setting.html) },
  { what: 'Stone list, HTML', ...kilobytes(stones.html) },
  { what: 'Listing of pieces, HTML', ...kilobytes(listing.html) },
  { what: 'Product, HTML', ...kilobytes(product.html) },
  ...pictures,
  ...liveViewRows(),
  { what: 'Live view, a frame of a ring at 600 px without a graphics card', value: frameMs, unit: 'ms' },
  {
    what: 'Live view, heap left after forty openings',
    value: liveViewHeapKb,
    unit: 'KB',
    goal: liveViewHeapGoalKb,
  },
  { what: 'Server processor time per rendered list', value: listCpuMs, unit: 'ms' },
  ...filters,
  { what: 'Mock, start to first answer', value: mockStartMs, unit: 'ms' },
  ...(await answerRows()),
  tradeOffRow(),
  { what: 'Listing of stones, index and JSON alone', value: bareMs, unit: 'ms' },
  { what: 'The same answer over HTTP, connection kept', value: httpMs, unit: 'ms' },
  { what: 'What HTTP and GraphQL make of it', value: httpMs / bareMs, unit: 'times' },
]
const table = tableOf(rows)
console.log(table)
const stoneTable = stonesReport()
console.log(stoneTable)
writeFileSync(
  new URL('RESULTS.md', import.meta.url),
  `# What the shop weighs

Written by \`npm run bench\`. Sizes are kilobytes (1000 bytes) after brotli at its best quality, as the files are
served; a page's scripts and styles are those its HTML names and what they import at once, those of a first visit
all that it fetches until it rests, its pictures those before anybody scrolls. Times were measured with Node
${process.versions.node} on ${availableParallelism()} processors. A filter is set in a Chromium without a window: its time runs from the end
of the answer until the results are painted.

${table}

## How quickly stones are found

${stoneTable}
`,
)

function kilobytes(bytes: number): Pick<Row, 'value' | 'unit'> {
  return { value: bytes / 1000, unit: 'KB' }
}
