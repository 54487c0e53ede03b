import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  keptBuild,
  keptRecord,
  personalisationKey,
  openBrowser,
  openBuild,
  type BuildStore,
} from '#testing/browser-storage.ts'
import { pendant, solitaire } from '#testing/build-examples.ts'
import { ring, untouched } from '../testing/untouched-build.ts'

let kept: Map<string, string>
let build: BuildStore

beforeEach(async () => {
  kept = openBrowser()
  build = await openBuild()
})

afterEach(() => {
  vi.unstubAllGlobals()
})

const line = {
  ...ring,
  basketItemId: 'line-1',
  optionIds: ['161', '171'],
  gemstoneId: '100010',
  gemstonePair: [],
  isGemstoneFirst: false,
  fingerSize: 'N',
  isSizeUnsure: false,
  engraving: { font: 'Script', text: 'ANNE' },
}

it('a line is built again with all that was chosen, and remembers its line', async () => {
  build.editLine(line)
  expect(await keptBuild(kept)).toEqual({
    ...untouched,
    setting: ring,
    gemstoneId: '100010',
    editingBasketItemId: 'line-1',
  })
  expect(await keptRecord(kept, personalisationKey)).toEqual({
    fingerSize: 'N',
    isSizeUnsure: false,
    engravingText: 'ANNE',
    engravingFont: 'Script',
    chainLengths: {},
  })
})

it('is a pair again, with the chain of its line where it has one', async () => {
  const pair = { ...line, sku: 'ES-00401', gemstoneId: null, gemstonePair: ['1', '2'] }
  build.editLine(pair)
  expect(await keptBuild(kept)).toMatchObject({ gemstoneId: null, gemstonePair: ['1', '2'] })
  build.editWithoutStone(pair, '2')
  expect(await keptBuild(kept)).toMatchObject({ gemstonePair: ['2'], editingBasketItemId: 'line-1' })
  build.editLine({ ...line, sku: 'PD-00301', optionIds: ['161', '171', '3303'] }, pendant)
  expect(await keptRecord(kept, personalisationKey)).toMatchObject({ chainLengths: { 'PD-00301': '20"' } })
})

it('keeps all but its stone when that is gone', async () => {
  build.editWithoutStone(line)
  expect(await keptBuild(kept)).toMatchObject({
    setting: ring,
    gemstoneId: null,
    editingBasketItemId: 'line-1',
  })
})

it.each([
  [null, 'engagement-ring'],
  [pendant, 'pendant'],
] as const)('looks for another stone to start with where its own came first', async (design, startKind) => {
  build.editWithoutStone({ ...line, isGemstoneFirst: true }, null, design)
  const sought = {
    ...untouched,
    setting: ring,
    isStartWithDiamond: true,
    startKind,
    editingBasketItemId: 'line-1',
    editingKind: design && startKind,
  }
  expect(await keptBuild(kept)).toEqual(sought)
  build.startAnotherBuild('/create/gemstones/round-brilliant', '/cart')
  build.startAnotherBuild('/create/gemstones/gemstone/1', '/cart')
  build.startAnotherBuild('/create/gemstones/1/engagement-ring/PR-00201/platinum', '/create/gemstones')
  expect(await keptBuild(kept)).toEqual(sought)
  build.startAnotherBuild('/create/gemstones', '/')
  expect(await keptBuild(kept)).toMatchObject({ setting: ring, editingBasketItemId: null })
})

it('takes the place of its line with another stone, and that of its stone’s line before', () => {
  const lines = [line, { ...line, basketItemId: 'line-2', gemstoneId: '100020' }]
  const replaced = (gemstoneId: string, editingId: string | null) =>
    build.replacedLine(lines, { sku: line.sku, stoneIds: [gemstoneId], editingId })?.basketItemId ?? null
  expect(replaced('100030', 'line-1')).toBe('line-1')
  expect(replaced('100020', 'line-1')).toBe('line-2')
  expect(replaced('100010', null)).toBe('line-1')
  expect(replaced('100030', null)).toBeNull()
  expect(replaced('100030', 'line-taken-out')).toBeNull()
})

it.each([
  ['/create/engagement-ring', '/cart', null],
  ['/create/engagement-ring/oval-shape_halo', '/', null],
  ['/create/engagement-ring/product/PR-00221/oval-shape/platinum', '/search', null],
  ['/create/engagement-ring', '/create/engagement-ring/review/PR-00201/oval-shape/platinum/1', 'line-1'],
  ['/create/engagement-ring/product/PR-00221', '/create/engagement-ring', 'line-1'],
  ['/create/engagement-ring/review/PR-00201/oval-shape/platinum/1', '/cart', 'line-1'],
  ['/create/engagement-ring/PR-00201/oval-shape/platinum/gemstones', '/cart', 'line-1'],
  ['/create/engagement-ring/PR-00201/oval-shape/platinum/gemstone/1', '/', 'line-1'],
  ['/create/gemstones', '/', null],
  ['/create/gemstones/gemstone/1', '/cart', null],
  ['/create/gemstones/1/engagement-rings', '/gemstone/1', null],
  ['/create/gemstones/1/pendants/platinum', '/gemstone/1', null],
  ['/create/gemstones/1/pendant/PD-00301/platinum', '/', null],
  ['/create/gemstones/1/pendants', '/create/gemstones/gemstone/1', 'line-1'],
  ['/create/gemstones/review/PR-00201/oval-shape/platinum/1', '/', 'line-1'],
  ['/create/engagement-ring', null, 'line-1'],
  ['/', '/cart', 'line-1'],
])('on %s, come to from %s, is %s', async (path, from, editingBasketItemId) => {
  build.editLine(line)
  build.startAnotherBuild(path, from)
  expect(await keptBuild(kept)).toMatchObject({ editingBasketItemId })
  expect(await keptRecord(kept, personalisationKey)).toMatchObject({
    fingerSize: 'N',
    engravingText: editingBasketItemId === null ? '' : 'ANNE',
  })
})

it.each([
  ['a pendant', 'pendant', null],
  ['another ring', 'engagement-ring', 'line-1'],
] as const)('%s in place of a ring, by its address, is %s: changes %s', async (_, kind, editing) => {
  build.editLine(line, solitaire)
  build.endEditOfOtherKind(kind)
  expect(await keptBuild(kept)).toMatchObject({ editingBasketItemId: editing })
  expect(await keptRecord(kept, personalisationKey)).toMatchObject({
    fingerSize: 'N',
    engravingText: editing === null ? '' : 'ANNE',
  })
})

it('ends with a stone that becomes another kind of piece', async () => {
  build.editLine(line, solitaire)
  build.startWithStone('100020', 'pendant')
  expect(await keptBuild(kept)).toMatchObject({ editingBasketItemId: null, editingKind: null })
})

it('is of the kind that is built first, where its own was not known', async () => {
  build.editLine(line)
  build.endEditOfOtherKind('engagement-ring')
  expect(await keptBuild(kept)).toMatchObject({
    editingBasketItemId: 'line-1',
    editingKind: 'engagement-ring',
  })
  build.endEditOfOtherKind('earrings')
  expect(await keptBuild(kept)).toMatchObject({ editingBasketItemId: null, editingKind: null })
})

it('of a finished piece ends with whatever is built', async () => {
  build.startEditing('line-1', 'finished')
  build.endEditOfOtherKind('engagement-ring')
  expect(await keptBuild(kept)).toMatchObject({ editingBasketItemId: null })
})

it('is forgotten with its line, and with no other', async () => {
  build.editLine(line)
  build.stopEditing('line-2')
  expect(await keptBuild(kept)).toMatchObject({ editingBasketItemId: 'line-1' })
  build.stopEditing('line-1')
  expect(await keptBuild(kept)).toMatchObject({ editingBasketItemId: null })
})
