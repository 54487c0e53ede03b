import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  buildKey,
  keptBuild,
  keptRecord,
  personalisationKey,
  openBrowser,
  openBuild,
  type BuildStore,
} from '#testing/browser-storage.ts'
import { ring, untouched } from './testing/untouched-build.ts'

let kept: Map<string, string>
let build: BuildStore

beforeEach(async () => {
  kept = openBrowser()
  build = await openBuild()
})

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('what is being built', () => {
  it('is a setting and a stone, by their ids', async () => {
    build.chooseSetting(ring)
    build.chooseGemstone('100010')
    expect(await keptBuild(kept)).toEqual({ ...untouched, setting: ring, gemstoneId: '100010' })
  })

  it('keeps the stone while the setting changes', async () => {
    build.chooseGemstone('100010')
    build.chooseSetting(ring)
    build.chooseSetting({ ...ring, shape: 'oval-shape', metal: 'platinum' })
    expect(await keptBuild(kept)).toMatchObject({
      setting: { sku: 'PR-00201', shape: 'oval-shape', metal: 'platinum' },
      gemstoneId: '100010',
    })
  })

  it('loses the part that is removed, and no other', async () => {
    build.chooseSetting(ring)
    build.chooseGemstone('100010')
    build.removeGemstone()
    expect(await keptBuild(kept)).toEqual({ ...untouched, setting: ring })
    build.chooseGemstone('100010')
    build.removeSetting()
    expect(await keptBuild(kept)).toEqual({ ...untouched, gemstoneId: '100010' })
  })

  it('is the stones of a pair: the first, both, one again, none', async () => {
    build.chooseGemstone('100010')
    build.choosePair(['100020'])
    expect(await keptBuild(kept)).toEqual({ ...untouched, gemstonePair: ['100020'] })
    build.choosePair(['100020', '100021'])
    expect(await keptBuild(kept)).toEqual({ ...untouched, gemstonePair: ['100020', '100021'] })
    build.removeFromPair('100020')
    expect(await keptBuild(kept)).toEqual({ ...untouched, gemstonePair: ['100021'] })
    build.removePair()
    expect(await keptBuild(kept)).toEqual(untouched)
  })

  it('is never a pair of the same stone, or of three', async () => {
    build.choosePair(['100020', '100020'])
    expect(await keptBuild(kept)).toMatchObject({ gemstonePair: ['100020'] })
    build.choosePair(['1', '2', '3'])
    expect(await keptBuild(kept)).toMatchObject({ gemstonePair: ['1', '2'] })
  })

  it('takes the stones of an address by the kind of piece', async () => {
    build.chooseStones(['1', '2'], 'earrings')
    expect(await keptBuild(kept)).toMatchObject({ gemstoneId: null, gemstonePair: ['1', '2'] })
    // Two for a ring are an address that cannot be: what was chosen stays.
    build.chooseStones(['3', '4'], 'engagement-ring')
    expect(await keptBuild(kept)).toMatchObject({ gemstoneId: null, gemstonePair: ['1', '2'] })
    build.chooseStones(['3'], 'pendant')
    expect(await keptBuild(kept)).toMatchObject({ gemstoneId: '3', gemstonePair: [] })
    build.chooseStones([], 'pendant')
    expect(await keptBuild(kept)).toMatchObject({ gemstoneId: '3', gemstonePair: [] })
  })

  it('is nothing after it is cleared', async () => {
    build.chooseSetting(ring)
    build.chooseGemstone('100010')
    build.keepGemFilters({ shapes: ['oval-shape'], is360Image: true })
    build.hideTradeOffs()
    build.clearBuild()
    expect(await keptBuild(kept)).toEqual(untouched)
  })

  it('survives a reload', async () => {
    build.chooseSetting(ring)
    build.chooseGemstone('100010')
    await keptBuild(kept)
    build = await openBuild()
    build.removeGemstone()
    expect(await keptBuild(kept)).toEqual({ ...untouched, setting: ring })
  })
})

describe('size and engraving', () => {
  it('of a ring that went into the basket: the size is kept for the next, the engraving is not', async () => {
    build.chooseFingerSize('N')
    build.engrave('ANNE')
    build.chooseEngravingFont('Script')
    build.clearBuild()
    expect(await keptRecord(kept, personalisationKey)).toEqual({
      fingerSize: 'N',
      isSizeUnsure: false,
      engravingText: '',
      engravingFont: 'Roman',
      chainLengths: {},
    })
  })

  it('in a typeface that the shop does not engrave is taken in its first', async () => {
    build.takePersonalisation({
      fingerSize: null,
      isSizeUnsure: true,
      engraving: { font: 'Comic', text: 'ANNE' },
    })
    expect(await keptRecord(kept, personalisationKey)).toEqual({
      fingerSize: null,
      isSizeUnsure: true,
      engravingText: 'ANNE',
      engravingFont: 'Roman',
      chainLengths: {},
    })
  })
})

describe('what is looked for among stones', () => {
  it('is remembered field by field, the first shape by itself', async () => {
    build.keepGemFilters({ shapes: ['oval-shape', 'pear-shape'] })
    build.keepGemFilters({ gemstoneType: 'SAPPHIRE' })
    expect(await keptBuild(kept)).toMatchObject({
      gemFilters: { shapes: ['oval-shape', 'pear-shape'], gemstoneType: 'SAPPHIRE', is360Image: false },
      gemFilterShape: 'oval-shape',
    })
  })

  it.each(['/', '/cart', '/gemstone/100010'])('is forgotten on %s, with the list it was in', async (path) => {
    const { keepStoneList } = await import('./stones/kept-stone-list.ts')
    build.keepGemFilters({ shapes: ['oval-shape'], gemstoneType: 'SAPPHIRE', is360Image: true })
    keepStoneList({ attributes: 'ruby_carat-0-70-to-1-50', shape: 'oval-shape' })
    build.leaveCreatePages(path)
    expect(await keptBuild(kept)).toEqual(untouched)
    expect(await keptRecord(kept, 'ashcombe:stone-list')).toEqual({ attributes: '', shape: null })
  })

  it.each(['/create/engagement-ring', '/create/engagement-ring/PR-00201/oval-shape/platinum/gemstones'])(
    'stays on %s',
    async (path) => {
      const { keepStoneList } = await import('./stones/kept-stone-list.ts')
      const list = { attributes: 'ruby_carat-0-70-to-1-50', shape: 'oval-shape' } as const
      build.keepGemFilters({ shapes: ['oval-shape'] })
      keepStoneList(list)
      build.leaveCreatePages(path)
      expect(await keptBuild(kept)).toMatchObject({
        gemFilterShape: 'oval-shape',
        gemFilters: { shapes: ['oval-shape'] },
      })
      expect(await keptRecord(kept, 'ashcombe:stone-list')).toEqual(list)
    },
  )
})

describe('a record that is not the shop’s', () => {
  it('but of the shop before rings in the basket could be changed is read all the same', async () => {
    const { editingBasketItemId: _new, ...older } = untouched
    kept.set(buildKey, JSON.stringify({ ...older, setting: ring }))
    build = await openBuild()
    build.chooseGemstone('100010')
    expect(await keptBuild(kept)).toEqual({ ...untouched, setting: ring, gemstoneId: '100010' })
  })

  it.each([
    ['no JSON', '{'],
    ['another form', '{"setting":"PR-00201"}'],
    ['an unknown shape', JSON.stringify({ ...untouched, setting: { ...ring, shape: 'triangle' } })],
    ['a sku longer than any', JSON.stringify({ ...untouched, setting: { ...ring, sku: 'P'.repeat(65) } })],
    ['an id longer than any', JSON.stringify({ ...untouched, gemstoneId: '1'.repeat(65) })],
    ['three stones for a pair', JSON.stringify({ ...untouched, gemstonePair: ['1', '2', '3'] })],
  ])('counts as none: %s', async (_what, text) => {
    kept.set(buildKey, text)
    build = await openBuild()
    build.chooseGemstone('100010')
    expect(await keptBuild(kept)).toEqual({ ...untouched, gemstoneId: '100010' })
  })
})
