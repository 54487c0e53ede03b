// npm run bench [-- part]: how soon the shop's pages are painted and answer, how heavy they are, and how much work they make.
import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { answerRows } from './answers.ts'
import { liveViewRows } from './live-view.ts'
import { measureListingOverHttp } from './listing-http.ts'
import { measureMockStart, measureShop } from './measure.ts'
import { paintTable } from './paint.ts'
import { serverRows } from './server.ts'
import { withShop } from './shop.ts'
import { stonesReport } from './stones.ts'
import { tableOf, type Row } from './table.ts'
import { tapRows } from './taps.ts'
import { tradeOffRow } from './trade-offs.ts'

/** Bytes are a means; these are what a page may bring. */
const homeScriptsGoalKb = 125
const scriptsGoalKb = 145
const stylesGoalKb = 8
const listHtmlGoalKb = 7

/** A scene and its light are over 2 MB: of forty, not one may be kept. */
const liveViewHeapGoalKb = 1500

interface Part {
  readonly title: string
  readonly about: string
  readonly table: () => Promise<string>
}

const parts = {
  paint: {
    title: 'How soon a page is painted',
    about:
      'Lighthouse on a phone as it simulates one, and the main thread of a cold load on this machine, in milliseconds; the middle of three rounds. In brackets the same page without any script. A cross stands where a goal is missed: a tenth over the floor for paints, 50 ms blocking, a shift of 0.01, 150 ms of work. The last two pages are drawn from all there are.',
    table: () => withShop({}, paintTable),
  },
  taps: {
    title: 'How soon the first tap is answered',
    about:
      'To the next paint, on a processor four times slower: once as soon as the page is painted, once when it is alive.',
    table: async () => tableOf(await withShop({}, ({ url }) => tapRows(url))),
  },
  weight: {
    title: 'What pages weigh',
    about:
      "Kilobytes (1000 bytes) after brotli at its best quality, as the files are served; a page's scripts are those its HTML names and what they import at once, those of a first visit all that it fetches until it rests, its styles those it is painted with, its pictures those before anybody scrolls. A filter is set in a Chromium without a window: its time runs from the end of the answer until the results are painted.",
    table: async () => tableOf(await weightRows()),
  },
  server: {
    title: "The storefront's server",
    about: 'A list of pieces, asked for by four visitors at a time.',
    table: async () => tableOf(await serverRows()),
  },
  mock: { title: 'The mock', about: '', table: async () => tableOf(await mockRows()) },
  stones: { title: 'How quickly stones are found', about: '', table: async () => stonesReport() },
} as const satisfies Record<string, Part>

const [asked] = process.argv.slice(2)
if (asked !== undefined && !Object.hasOwn(parts, asked)) {
  throw new Error(`There is no part ${asked}: ${Object.keys(parts).join(', ')}`)
}

const sections: string[] = []
for (const [name, { title, about, table }] of Object.entries(parts)) {
  if (asked !== undefined && name !== asked) continue
  const section = [`## ${title}`, about, await table()].filter((text) => text !== '').join('\n\n')
  console.log(`${section}\n`)
  sections.push(section)
}
if (asked === undefined) {
  const machine = `Node ${process.versions.node} on ${availableParallelism()} processors`
  const head = `# How quick the shop is\n\nWritten by \`npm run bench\`, with ${machine}. \`npm run bench -- paint\` measures one part.`
  writeFileSync(new URL('RESULTS.md', import.meta.url), `${[head, ...sections].join('\n\n')}\n`)
}

async function weightRows(): Promise<Row[]> {
  const { weights, frameMs, liveViewHeapKb, filters, pictures, firstVisits } = await measureShop()
  const { home, list, setting, stones, listing, product, search, article, landing } = weights
  return [
    { what: 'Home, scripts', ...kilobytes(home.scripts), goal: homeScriptsGoalKb },
    { what: 'List, scripts', ...kilobytes(list.scripts), goal: scriptsGoalKb },
    { what: 'Setting, scripts', ...kilobytes(setting.scripts), goal: scriptsGoalKb },
    { what: 'Stone list, scripts', ...kilobytes(stones.scripts), goal: scriptsGoalKb },
    { what: 'Listing of pieces, scripts', ...kilobytes(listing.scripts), goal: scriptsGoalKb },
    { what: 'Product, scripts', ...kilobytes(product.scripts), goal: scriptsGoalKb },
    { what: 'Search, scripts', ...kilobytes(search.scripts), goal: scriptsGoalKb },
    { what: 'Article, scripts', ...kilobytes(article.scripts), goal: scriptsGoalKb },
    { what: 'Landing page, scripts', ...kilobytes(landing.scripts), goal: scriptsGoalKb },
    ...firstVisits,
    { what: 'Home, styles', ...kilobytes(home.styles), goal: stylesGoalKb },
    { what: 'List, styles', ...kilobytes(list.styles), goal: stylesGoalKb },
    { what: 'Setting, styles', ...kilobytes(setting.styles), goal: stylesGoalKb },
    { what: 'Stone list, styles', ...kilobytes(stones.styles), goal: stylesGoalKb },
    { what: 'Article, styles', ...kilobytes(article.styles), goal: stylesGoalKb },
    { what: 'Landing page, styles', ...kilobytes(landing.styles), goal: stylesGoalKb },
    { what: 'Home, HTML', ...kilobytes(home.html) },
    { what: 'List, HTML', ...kilobytes(list.html), goal: listHtmlGoalKb },
    { what: 'List, HTML and styles as sent (brotli 6)', ...kilobytes(list.htmlAsSent) },
    { what: 'Setting, HTML', ...kilobytes(setting.html) },
    { what: 'Stone list, HTML', ...kilobytes(stones.html), goal: listHtmlGoalKb },
    { what: 'Listing of pieces, HTML', ...kilobytes(listing.html), goal: listHtmlGoalKb },
    { what: 'Product, HTML', ...kilobytes(product.html) },
    { what: 'Article, HTML', ...kilobytes(article.html) },
    ...pictures,
    ...liveViewRows(),
    { what: 'Live view, a frame of a ring at 600 px without a graphics card', value: frameMs, unit: 'ms' },
    {
      what: 'Live view, heap left after two hundred openings',
      value: liveViewHeapKb,
      unit: 'KB',
      goal: liveViewHeapGoalKb,
    },
    ...filters,
  ]
}

async function mockRows(): Promise<Row[]> {
  const startMs = await measureMockStart()
  const { httpMs, bareMs } = await measureListingOverHttp()
  return [
    { what: 'Mock, start to first answer', value: startMs, unit: 'ms', goal: 400 },
    ...(await answerRows()),
    tradeOffRow(),
    { what: 'Listing of stones, index and JSON alone', value: bareMs, unit: 'ms' },
    { what: 'The same answer over HTTP, four connections kept busy', value: httpMs, unit: 'ms' },
    { what: 'What HTTP and GraphQL make of it', value: httpMs / bareMs, unit: 'times', goal: 2.5 },
  ]
}

function kilobytes(bytes: number): Pick<Row, 'value' | 'unit'> {
  return { value: bytes / 1000, unit: 'KB' }
}
