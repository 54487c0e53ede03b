import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keptBuild, openBrowser, openBuild, type BuildStore } from '#testing/browser-storage.ts'
import { roundGold, studsGold } from '#testing/build-examples.ts'

const stonesHref = '/create/gemstones'
const stud = '/create/earrings/ES-00401/round-brilliant/yellow-gold'

let kept: Map<string, string>
let build: BuildStore
let stoneRemoval: (typeof import('./review-removals.ts'))['stoneRemoval']

beforeEach(async () => {
  kept = openBrowser()
  build = await openBuild()
  // Of the same opening: it lets go in the store that is asked below.
  ;({ stoneRemoval } = await import('./review-removals.ts'))
})

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('a stone that is let go of', () => {
  it('of a ring leads to the stones, and nothing else is forgotten', async () => {
    build.chooseSetting({ sku: 'PR-00201', shape: 'round-brilliant', metal: 'yellow-gold' })
    build.chooseGemstone('1')
    const { remove, href } = stoneRemoval({ setting: roundGold, id: '1', stonesHref })
    expect(href).toBe(stonesHref)
    remove()
    expect(await keptBuild(kept)).toMatchObject({ gemstoneId: null, setting: { sku: 'PR-00201' } })
  })

  it('of a pair leaves the other one, and leads to its matches', async () => {
    build.choosePair(['1', '2'])
    const { remove, href } = stoneRemoval({ setting: studsGold, id: '1', otherId: '2', stonesHref })
    expect(href).toBe(`${stud}/gemstone/2#matches`)
    remove()
    expect(await keptBuild(kept)).toMatchObject({ gemstonePair: ['2'] })
  })

  it('that is named twice leaves the stone itself', async () => {
    build.choosePair(['1', '1'])
    const { remove, href } = stoneRemoval({ setting: studsGold, id: '1', otherId: '1', stonesHref })
    expect(href).toBe(`${stud}/gemstone/1#matches`)
    remove()
    expect(await keptBuild(kept)).toMatchObject({ gemstonePair: ['1'] })
  })

  it('the first without a match leads to the stones', async () => {
    build.choosePair(['1'])
    const { remove, href } = stoneRemoval({ setting: studsGold, id: '1', stonesHref })
    expect(href).toBe(stonesHref)
    remove()
    expect(await keptBuild(kept)).toMatchObject({ gemstonePair: [] })
  })

  it('beside another one of a ring leads to the review of that', () => {
    const { href } = stoneRemoval({ setting: roundGold, id: '1', otherId: '2', stonesHref })
    expect(href).toBe('/create/engagement-ring/review/PR-00201/round-brilliant/yellow-gold/2')
  })
})
