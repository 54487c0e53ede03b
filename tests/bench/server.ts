// What a page costs the storefront's server: rendered, kept, and in memory.
import { Agent, get } from 'node:http'
import { pages } from './pages.ts'
import type { RunningShop } from './shop.ts'
import { withShop } from './shop.ts'
import type { Row } from './table.ts'

const warmUps = 400
const renderings = 400
const keptPages = 4000
/** Visitors who ask at the same time, each over a connection of their own. */
const visitors = 4
const listsPerSecond = 50
const loadSeconds = Number(process.env['BENCH_LOAD_S'] ?? 60)

/** Milliseconds of the server's processor for a page, and its memory under load. */
export async function serverRows(): Promise<Row[]> {
  const renderedMs = await withShop({ PAGE_CACHE: 'off' }, (shop) => costOf(shop, warmUps, renderings))
  const keptMs = await withShop({}, (shop) => costOf(shop, warmUps, keptPages))
  const { megabytes, refused } = await withShop({ PAGE_CACHE: 'off' }, memoryUnderLoad)
  const ofThem = refused === 0 ? '' : `, of which it refused ${refused}`
  return [
    { what: 'Processor time of a rendered list', value: renderedMs, unit: 'ms', goal: 6 },
    { what: 'Processor time of a kept list', value: keptMs, unit: 'ms', goal: 0.2 },
    {
      what: `Memory after ${loadSeconds} s of ${listsPerSecond} rendered lists a second${ofThem}`,
      value: megabytes,
      unit: 'MB',
      goal: 250,
    },
  ]
}

async function costOf({ url, server }: RunningShop, before: number, times: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: visitors })
  try {
    await readTimes(agent, url, before)
    const startMs = await server.cpuMs()
    await readTimes(agent, url, times)
    return ((await server.cpuMs()) - startMs) / times
  } finally {
    agent.destroy()
  }
}

async function readTimes(agent: Agent, url: string, times: number): Promise<void> {
  let left = times
  const visitor = async () => {
    while (left > 0) {
      left -= 1
      if (!(await read(agent, url + pages.listing)))
        throw new Error(`${url} is too busy for ${visitors} visitors`)
    }
  }
  await Promise.all(Array.from({ length: visitors }, visitor))
}

/** On a machine that cannot render so many the server is too busy for some: it refuses them. */
async function memoryUnderLoad({ url, server }: RunningShop) {
  const agent = new Agent({ keepAlive: true })
  const asked: Promise<boolean>[] = []
  const startMs = performance.now()
  for (let count = 0; count < loadSeconds * listsPerSecond; count += 1) {
    const waitMs = startMs + (count * 1000) / listsPerSecond - performance.now()
    if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs))
    asked.push(read(agent, url + pages.listing))
  }
  const answers = await Promise.all(asked)
  const megabytes = await server.memoryMb()
  agent.destroy()
  return { megabytes, refused: answers.filter((isAnswered) => !isAnswered).length }
}

/** Reads a page to its end, as a browser asks for it; false where the server is too busy. */
function read(agent: Agent, url: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const request = get(
      url,
      { agent, headers: { accept: 'text/html', 'accept-encoding': 'br' } },
      (response) => {
        response.on('error', reject)
        response.on('end', () => {
          if (response.statusCode === 200 || response.statusCode === 503) resolve(response.statusCode === 200)
          else reject(new Error(`${url} answered ${response.statusCode}`))
        })
        response.resume()
      },
    )
    request.on('error', reject)
  })
}
