import { designs } from '@shop/fixtures/designs/designs'
import { sales } from '@shop/fixtures/sales'
import { type EdgeStoneName, edgeRow } from '@shop/fixtures/stones/edge-stones'
import { stoneIdAt } from '@shop/fixtures/stones/stone-at'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DesignIndex } from '../catalogue/design-index.ts'
import type { CartShop } from '../cart/cart-shop.ts'
import { stoneStock } from '../gemstones/stone-stock.ts'
import type { World } from '../world/world.ts'
import { Worlds } from '../world/worlds.ts'
import type { BuildChoice } from './build-choice.ts'
import { buildsNow, renameBuild, saveBuild } from './build-service.ts'

const idOf = (name: EdgeStoneName) => stoneIdAt(edgeRow(name))
const pair = [idOf('pairLeft'), idOf('pairRight')]
const shop: CartShop = { designs: new DesignIndex(designs), stock: stoneStock(200), sales }

const nothing: BuildChoice = {
  sku: null,
  kind: null,
  isStartWithDiamond: false,
  optionIds: [],
  fingerSize: null,
  isSizeUnsure: false,
  engraving: null,
  gemstoneId: null,
  gemstonePair: [],
}
const ring = { ...nothing, sku: 'PR-00201', optionIds: ['161', '171'] }
const studs = { ...nothing, sku: 'ES-00401', optionIds: ['161', '171'] }
const pendant = { ...nothing, sku: 'PD-00301', optionIds: ['161', '171', '3302'] }

let worlds: Worlds
let world: World
beforeEach(() => {
  worlds = new Worlds({ startMs: Date.parse('2026-07-01T10:00:00Z') })
  world = worlds.default
})
afterEach(() => worlds.close())

const save = (choice: BuildChoice, id = 'build-1', at: CartShop = shop) =>
  saveBuild(at, world, 'c1', { id, name: `Build ${id}`, choice })
const list = () => buildsNow(shop, world, 'c1')

describe('a build of each kind (rules/account#saved-builds)', () => {
  it.each([
    ['ENGAGEMENT_RING', ring],
    ['PENDANT', pendant],
    ['EARRINGS', studs],
  ])('is a %s by its setting', (kind, choice) => {
    expect(save(choice)).toEqual([])
    expect(list()).toMatchObject([{ kind, total: null, availability: null }])
  })

  it('of earrings takes a pair, and costs setting and both stones', () => {
    expect(save({ ...studs, gemstonePair: pair })).toEqual([])
    expect(list()).toMatchObject([
      { gemstonePair: pair, gemstones: [{ id: pair[0] }, { id: pair[1] }], availability: 'AVAILABLE' },
    ])
    expect(list()[0]?.total).toBe(921_900)
  })

  it('of earrings takes no single stone', () => {
    expect(save({ ...studs, gemstoneId: pair[0] ?? null })).toEqual([
      { code: 'WRONG_STONE_COUNT', field: 'gemstoneId', message: 'ES-00401 takes a pair.' },
    ])
    expect(list()).toEqual([])
  })

  it('costs nothing yet with one stone of a pair', () => {
    expect(save({ ...studs, gemstonePair: pair.slice(0, 1) })).toEqual([])
    expect(list()).toMatchObject([{ total: null, availability: null }])
  })
})

describe('a setting that is not sold', () => {
  const unsold: CartShop = {
    ...shop,
    designs: {
      bySku(sku) {
        const design = shop.designs.bySku(sku)
        return design && { ...design, prices: [] }
      },
    },
  }

  it('is not saved', () => {
    expect(save(ring, 'build-1', unsold)).toEqual([
      { code: 'DESIGN_UNAVAILABLE', field: 'sku', message: 'The design is not sold.' },
    ])
  })

  it('is told what else is wrong first', () => {
    expect(save({ ...ring, optionIds: ['161'] }, 'build-1', unsold).map(({ code }) => code)).toEqual([
      'OPTION_NOT_CHOSEN',
    ])
  })
})

describe('builds that are saved', () => {
  it('are each renamed by themselves', () => {
    save(ring, 'build-1')
    save(studs, 'build-2')
    expect(renameBuild(world, 'c1', 'build-1', 'Ours')).toEqual([])
    expect(list().map(({ id, name }) => [id, name])).toEqual([
      ['build-2', 'Build build-2'],
      ['build-1', 'Ours'],
    ])
  })

  it('stand in the order in which they were saved last, while the clock stands still too', () => {
    world.setClock(new Date('2026-07-01T10:00:00Z'), true)
    save(ring, 'build-1')
    save(studs, 'build-2')
    save({ ...ring, optionIds: ['163', '171'] }, 'build-1')
    expect(list().map(({ id }) => id)).toEqual(['build-1', 'build-2'])
  })

  it('show no stone that the shop does not know any more', () => {
    save({ ...nothing, gemstoneId: stoneIdAt(150) })
    expect(list()).toMatchObject([{ gemstones: [{ id: stoneIdAt(150) }], design: null }])
    const [build] = buildsNow({ ...shop, stock: stoneStock(100) }, world, 'c1')
    expect(build).toMatchObject({ gemstoneId: stoneIdAt(150), gemstones: [] })
  })
})
