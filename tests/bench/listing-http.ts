// What HTTP and GraphQL cost on top of finding stones and writing them down.
import { Agent, request } from 'node:http'
import { isDeepStrictEqual } from 'node:util'
import type { StoneRecord } from '@shop/fixtures/stones/stone-record'
import { gemstonePage } from '@shop/mock-api/gemstones/gemstone-resolvers'
import { assetsOf, supplierPictureOf } from '@shop/mock-api/gemstones/stone-pictures'
import { committedStills } from '@shop/mock-api/pictures/stills'
import { stoneStock } from '@shop/mock-api/gemstones/stone-stock'
import { freePort } from '../../.tools/lib/ports.mjs'
import { startServer } from './server-process.ts'

export interface ListingOverHttp {
  /** Milliseconds that the mock's server takes for an answer while it is kept busy. */
  readonly httpMs: number
  /** Milliseconds for the index and the JSON of the same answer. */
  readonly bareMs: number
}

const document = `query Bench($page: Int!) { listGemstones(page: $page) {
  items { id price gemStoneType shape caratWeight plainColour fancyColour clarity cut polish symmetry ratio
    measLength measWidth measDepth certificate repNo assets { type source }
    supplier { supplierName leadTimeDays importSettings { imgURL } } }
  total facets { group options { ids name count } } ranges { price { min max } carat { min max } ratio { min max } }
} }`
const pagesAsked = 20
const warmUps = 1000
const answers = 2000
/** As many as keep the server busy, so that nothing but its own time is measured. */
const connections = 4

/**
 * Asks for one page after the other, and fails where the answers are not those of this process. Then both are timed,
 * one after the other, at answers alone.
 */
export async function measureListingOverHttp(): Promise<ListingOverHttp> {
  const port = await freePort()
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const ask = (page: number) => post(agent, port, JSON.stringify({ query: document, variables: { page } }))
  const mock = await startServer({
    args: ['mock-api/src/server.js'],
    env: { MOCK_PORT: String(port), MOCK_DATA_DIR: '' },
    ask: () => ask(1),
  })
  const stock = stoneStock(undefined)
  try {
    for (let page = 1; page <= pagesAsked; page += 1) {
      const [answer, text] = [await ask(page), answerWithoutServer(stock, page)]
      if (!isDeepStrictEqual(JSON.parse(answer), JSON.parse(text))) throw new Error('The answers differ')
    }
    const httpMs = await timePerAnswer(ask)
    const bareMs = await timePerAnswer(async (page) => answerWithoutServer(stock, page))
    return { httpMs, bareMs }
  } finally {
    agent.destroy()
    await mock.stop()
  }
}

async function timePerAnswer(ask: (page: number) => Promise<unknown>): Promise<number> {
  await askTimes(ask, warmUps)
  const startedMs = performance.now()
  await askTimes(ask, answers)
  return (performance.now() - startedMs) / answers
}

async function askTimes(ask: (page: number) => Promise<unknown>, times: number): Promise<void> {
  let asked = 0
  const caller = async () => {
    while (asked < times) await ask(1 + (asked++ % pagesAsked))
  }
  await Promise.all(Array.from({ length: connections }, caller))
}

/** The answer as the index and `JSON.stringify` make it. */
function answerWithoutServer(stock: ReturnType<typeof stoneStock>, page: number): string {
  const query = {
    chosen: new Map(),
    price: null,
    carat: null,
    ratio: null,
    sizes: null,
    page,
    pageSize: 24,
  } as const
  const { items, ...rest } = gemstonePage(stock, { ...query, sort: 'BEST_MATCH' })
  return JSON.stringify({ data: { listGemstones: { items: items.map(shown), ...rest } } })
}

/** What the document asks of a stone. */
const stills = committedStills()

function shown(stone: StoneRecord) {
  const { id, price, gemStoneType, shape, caratWeight, plainColour, fancyColour, clarity, cut, polish } =
    stone
  const { symmetry, ratio, measLength, measWidth, measDepth, certificate, repNo, supplier } = stone
  const graded = { plainColour, fancyColour, clarity, cut, polish, symmetry, certificate, repNo }
  const measured = { caratWeight, ratio, measLength, measWidth, measDepth }
  return {
    id,
    price,
    gemStoneType,
    shape,
    ...graded,
    ...measured,
    assets: assetsOf(stone, stills).map(({ type, source }) => ({ type, source })),
    supplier: { ...supplier, importSettings: { imgURL: supplierPictureOf(stone, stills) } },
  }
}

/** The body of an answer, read to its end. */
function post(agent: Agent, port: number, body: string): Promise<string> {
  const headers = { 'content-type': 'application/json', 'api-key': 'bench', channelId: '1' }
  return new Promise((resolve, reject) => {
    const sent = request({ agent, port, host: '127.0.0.1', path: '/graphql', method: 'POST', headers })
    sent.on('error', reject)
    sent.on('response', (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        if (response.statusCode === 200) resolve(Buffer.concat(chunks).toString('utf8'))
        else reject(new Error(`The mock answered ${response.statusCode}`))
      })
    })
    sent.end(body)
  })
}
