import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  designerKey,
  keptDesigner,
  keptRecord,
  personalisationKey,
  openBrowser,
  openDesigner,
  type Designer,
} from '#testing/browser-storage.ts'
import { ring, untouched } from './testing/untouched-build.ts'

let kept: Map<string, string>
let designer: Designer

beforeEach(async () => {
  kept = openBrowser()
  designer = await openDesigner()
})

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('what is being built', () => {
  it('is a setting and a stone, by their ids', async () => {
    designer.chooseSetting(ring)
    designer.chooseGemstone('100010')
    expect(await keptDesigner(kept)).toEqual({ ...untouched, setting: ring, gemstoneId: '100010' })
  })

  it('keeps the stone while the setting changes', async () => {
    designer.chooseGemstone('100010')
    designer.chooseSetting(ring)
    designer.chooseSetting({ ...ring, shape: 'oval-shape', metal: 'platinum' })
    expect(await keptDesigner(kept)).toMatchObject({
      setting: { sku: 'PR-00201', shape: 'oval-shape', metal: 'platinum' },
      gemstoneId: '100010',
    })
  })

  it('loses the part that is removed, and no other', async () => {
    designer.chooseSetting(ring)
    designer.chooseGemstone('100010')
    designer.removeGemstone()
    expect(await keptDesigner(kept)).toEqual({ ...untouched, setting: ring })
    designer.chooseGemstone('100010')
    designer.removeSetting()
    expect(await keptDesigner(kept)).toEqual({ ...untouched, gemstoneId: '100010' })
  })

  it('is the stones of a pair: the first, both, one again, none', async () => {
    designer.chooseGemstone('100010')
    designer.choosePair(['100020'])
    expect(await keptDesigner(kept)).toEqual({ ...untouched, gemstonePair: ['100020'] })
    designer.choosePair(['100020', '100021'])
    expect(await keptDesigner(kept)).toEqual({ ...untouched, gemstonePair: ['100020', '100021'] })
    designer.removeFromPair('100020')
    expect(await keptDesigner(kept)).toEqual({ ...untouched, gemstonePair: ['100021'] })
    designer.removePair()
    expect(await keptDesigner(kept)).toEqual(untouched)
  })

  it('is never a pair of the same stone, or of three', async () => {
    designer.choosePair(['100020', '100020'])
    expect(await keptDesigner(kept)).toMatchObject({ gemstonePair: ['100020'] })
    designer.choosePair(['1', '2', '3'])
    expect(await keptDesigner(kept)).toMatchObject({ gemstonePair: ['1', '2'] })
  })

  it('takes the stones of an address by the kind of piece', async () => {
    designer.chooseStones(['1', '2'], 'earrings')
    expect(await keptDesigner(kept)).toMatchObject({ gemstoneId: null, gemstonePair: ['1', '2'] })
    // Two for a ring are an address that cannot be: what was chosen stays.
    designer.chooseStones(['3', '4'], 'engagement-ring')
    expect(await keptDesigner(kept)).toMatchObject({ gemstoneId: null, gemstonePair: ['1', '2'] })
    designer.chooseStones(['3'], 'pendant')
    expect(await keptDesigner(kept)).toMatchObject({ gemstoneId: '3', gemstonePair: [] })
    designer.chooseStones([], 'pendant')
    expect(await keptDesigner(kept)).toMatchObject({ gemstoneId: '3', gemstonePair: [] })
  })

  it('is nothing after it is cleared', async () => {
    designer.chooseSetting(ring)
    designer.chooseGemstone('100010')
    designer.keepGemFilters({ shapes: ['oval-shape'], is360Image: true })
    designer.clearBuild()
    expect(await keptDesigner(kept)).toEqual(untouched)
  })

  it('survives a reload', async () => {
    designer.chooseSetting(ring)
    designer.chooseGemstone('100010')
    await keptDesigner(kept)
    designer = await openDesigner()
    designer.removeGemstone()
    expect(await keptDesigner(kept)).toEqual({ ...untouched, setting: ring })
  })
})

describe('size and engraving', () => {
  it('of a ring that went into the basket: the size is kept for the next, the engraving is not', async () => {
    designer.chooseFingerSize('N')
    designer.engrave('ANNE')
    designer.chooseEngravingFont('Script')
    designer.clearBuild()
    expect(await keptRecord(kept, personalisationKey)).toEqual({
      fingerSize: 'N',
      isSizeUnsure: false,
      engravingText: '',
      engravingFont: 'Roman',
      chainLengths: {},
    })
  })

  it('in a typeface that the shop does not engrave is taken in its first', async () => {
    designer.takePersonalisation({
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
    designer.keepGemFilters({ shapes: ['oval-shape', 'pear-shape'] })
    designer.keepGemFilters({ gemstoneType: 'SAPPHIRE' })
    expect(await keptDesigner(kept)).toMatchObject({
      gemFilters: { shapes: ['oval-shape', 'pear-shape'], gemstoneType: 'SAPPHIRE', is360Image: false },
      gemFilterShape: 'oval-shape',
    })
  })

  it.each([
    ['/', null],
    ['/cart', null],
    ['/gemstone/100010', null],
    ['/create/engagement-ring', 'oval-shape'],
    ['/create/engagement-ring/PR-00201/oval-shape/platinum/gemstones', 'oval-shape'],
  ])('on %s leaves the stored shape %s', async (path, gemFilterShape) => {
    designer.keepGemFilters({ shapes: ['oval-shape'] })
    designer.leaveCreatePages(path)
    expect(await keptDesigner(kept)).toMatchObject({
      gemFilterShape,
      gemFilters: { shapes: ['oval-shape'] },
    })
  })
})

describe('a record that is not the shop’s', () => {
  it('but of the shop before rings in the basket could be changed is read all the same', async () => {
    const { editingBasketItemId: _new, ...older } = untouched
    kept.set(designerKey, JSON.stringify({ ...older, setting: ring }))
    designer = await openDesigner()
    designer.chooseGemstone('100010')
    expect(await keptDesigner(kept)).toEqual({ ...untouched, setting: ring, gemstoneId: '100010' })
  })

  it.each([
    ['no JSON', '{'],
    ['another form', '{"setting":"PR-00201"}'],
    ['an unknown shape', JSON.stringify({ ...untouched, setting: { ...ring, shape: 'triangle' } })],
    ['a sku longer than any', JSON.stringify({ ...untouched, setting: { ...ring, sku: 'P'.repeat(65) } })],
    ['an id longer than any', JSON.stringify({ ...untouched, gemstoneId: '1'.repeat(65) })],
    ['three stones for a pair', JSON.stringify({ ...untouched, gemstonePair: ['1', '2', '3'] })],
  ])('counts as none: %s', async (_what, text) => {
    kept.set(designerKey, text)
    designer = await openDesigner()
    designer.chooseGemstone('100010')
    expect(await keptDesigner(kept)).toEqual({ ...untouched, gemstoneId: '100010' })
  })
})
