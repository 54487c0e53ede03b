// How soon a page is painted and how much work it makes, beside the same page without a script.
import { randomInt } from 'node:crypto'
import { builtPages } from '@shop/schema/domain/testing/site-map'
import { startFloor } from './floor.ts'
import { fullBasket } from './full-basket.ts'
import { readPage, type Reading } from './lighthouse.ts'
import { mainThreadMs } from './main-thread.ts'
import { pages } from './pages.ts'
import { quantile } from './quantile.ts'
import type { RunningShop } from './shop.ts'
import { alignedTable } from './table.ts'

/** Rounds in which shop and floor take turns, so that whatever else the machine does falls on both. */
const rounds = 3
/** Pages drawn from all there are, besides the fixed ones: none is tuned alone. */
const drawn = 2

interface Site {
  readonly url: string
  readonly readings: Map<string, Reading[]>
  readonly workMs: Map<string, number[]>
}

const goals = { score: 100, blockingMs: 50, shift: 0.01, workMs: 150 }
/** A page may take a tenth longer than its floor. */
const floorShare = 1.1

/** The paint of the fixed pages and of some others, as a table in Markdown. */
export async function paintTable({ url }: RunningShop): Promise<string> {
  const floor = await startFloor(url)
  const kept = await fullBasket(url)
  const paths = [
    ...new Set([
      pages.home,
      pages.listing,
      pages.product,
      pages.list,
      pages.stones,
      pages.article,
      ...draw(),
    ]),
  ]
  const [shop, bare] = [siteAt(url), siteAt(floor.url)]
  const buyersMs = new Map<string, number[]>()
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const path of paths) {
        for (const site of [shop, bare]) {
          add(site.readings, path, await readPage(site.url + path))
          add(site.workMs, path, await mainThreadMs(site.url + path, {}))
        }
        add(buyersMs, path, await mainThreadMs(url + path, kept))
      }
    }
  } finally {
    floor.stop()
  }
  const rows = paths.map((path) => {
    const [own, least] = [medianOf(shop.readings, path), medianOf(bare.readings, path)]
    const works = [shop.workMs, buyersMs, bare.workMs].map((known) => quantile(known.get(path) ?? [], 0.5))
    const [ownMs = 0, buyerMs = 0, leastMs = 0] = works
    return [
      path,
      told(own.score, own.score >= goals.score),
      told(own.firstPaintMs, own.firstPaintMs <= least.firstPaintMs * floorShare, least.firstPaintMs),
      told(own.largestPaintMs, own.largestPaintMs <= least.largestPaintMs * floorShare, least.largestPaintMs),
      told(own.blockingMs, own.blockingMs <= goals.blockingMs),
      `${own.shift.toFixed(3)}${own.shift <= goals.shift ? '' : ' ✗'}`,
      told(ownMs, ownMs <= goals.workMs, leastMs),
      told(buyerMs, buyerMs <= goals.workMs),
    ]
  })
  const head = [
    'Page',
    'Score',
    'First paint',
    'Largest paint',
    'Blocking',
    'Shift',
    'Work',
    'Work, full basket',
  ]
  return alignedTable([head, ...rows])
}

function siteAt(url: string): Site {
  return { url, readings: new Map(), workMs: new Map() }
}

function draw(): string[] {
  const all = Object.values(builtPages).flat()
  return Array.from({ length: drawn }, () => all[randomInt(all.length)] ?? pages.home)
}

function add<Value>(known: Map<string, Value[]>, path: string, value: Value): void {
  known.set(path, [...(known.get(path) ?? []), value])
}

function medianOf(known: ReadonlyMap<string, readonly Reading[]>, path: string): Reading {
  const readings = known.get(path) ?? []
  const median = (field: keyof Reading) =>
    quantile(
      readings.map((reading) => reading[field]),
      0.5,
    )
  return {
    score: median('score'),
    firstPaintMs: median('firstPaintMs'),
    largestPaintMs: median('largestPaintMs'),
    blockingMs: median('blockingMs'),
    shift: median('shift'),
  }
}

/** A value, a cross where it misses its goal, and in brackets its floor. */
function told(value: number, isMet: boolean, floor?: number): string {
  return `${Math.round(value)}${isMet ? '' : ' ✗'}${floor === undefined ? '' : ` (${Math.round(floor)})`}`
}
