import type { CreateKind, GemstoneFirstKind } from '@shop/schema/domain/addresses/addresses'
import { createKindOf } from '@shop/schema/domain/addresses/create-kind'
import { expect } from 'vitest'
import { takenIds } from '../chosen-stone-ids.ts'
import type { ChosenSetting } from '#shop/design/design.ts'
import type { BuildState } from '../build-store.ts'
import { chosenSetting } from '#shop/design/setting-on-page.ts'
import { basketItem, heldLine, madeOf } from './basket-lines.ts'
import type { BuildStore } from '#testing/browser-storage.ts'
import { stones } from '#testing/build-examples.ts'
import {
  idsOf,
  isForPair,
  keyOf,
  startKindOf,
  type Model,
  type Page,
  type Shop,
  type StoneName,
} from './build-model.ts'
import { isCreate, isReview, isStart, pathOf, type ReviewPage } from './build-page.ts'
import { keptOf } from './fitting-stones.ts'

/** What a page does when it opens: what is kept follows its address. */
export function open(model: Model, { build }: Shop, page: Page): void {
  const path = pathOf(page)
  build.startAnotherBuild(path, pathOf(model.page))
  build.leaveCreatePages(path)
  const isAnother = isStart(page) && !(model.page.on === 'elsewhere' && isSoughtFor(page, model.state))
  if (model.state.editingBasketItemId !== null && !isCreate(model.page) && isAnother) {
    endEdit(model)
  }
  if (!isCreate(page)) {
    const gemFilters = { shapes: [], gemstoneType: null, is360Image: false }
    model.state = { ...model.state, gemFilters, gemFilterShape: null }
  }
  model.page = page
  const kind = kindOn(page)
  if (kind !== null) build.endEditOfOtherKind(kind)
  if (kind !== null && model.state.editingKind !== null && model.state.editingKind !== kind) endEdit(model)
  model.state = { ...model.state, ...followed(page, build, model.state) }
  if (isReview(page)) takeLine(model, build, page)
}

/** What is built is a piece of its own, which the engraving of the line is not for. */
function endEdit(model: Model): void {
  model.state = { ...model.state, editingBasketItemId: null, editingKind: null }
  model.made = { ...model.made, engravingText: '' }
}

/** The kind of piece that a page says is built; null where it says none. */
function kindOn(page: Page): CreateKind | null {
  if ('setting' in page) return createKindOf(page.setting.design)
  return page.on === 'fitting-settings' ? page.kind : null
}

/** Whether a page shows stones to start with that a piece without one waits for. */
function isSoughtFor({ on }: Page, { isStartWithDiamond, gemstoneId, setting }: BuildState): boolean {
  const isOfStones = on === 'first-stones' || on === 'first-stone'
  return isOfStones && isStartWithDiamond && gemstoneId === null && setting !== null
}

/** The review of stones that lie in the basket shows the line of them as it was ordered, which is changed from then on. */
function takeLine(model: Model, build: BuildStore, { setting, stones: names }: ReviewPage): void {
  const { editingBasketItemId: editingId } = model.state
  const items = model.basket.map(basketItem)
  const item = build.replacedLine(items, { sku: setting.design.sku, stoneIds: idsOf(names), editingId })
  const line =
    heldLine(model.basket, setting.design.sku, names) ??
    model.basket.find((each) => keyOf(each) === editingId)
  expect(item?.basketItemId).toBe(line && keyOf(line))
  if (!item || !line || keyOf(line) === editingId) return
  build.takeLine(item, setting.design)
  model.made = madeOf(line, model.made, setting)
  model.state = {
    ...model.state,
    editingBasketItemId: keyOf(line),
    editingKind: createKindOf(setting.design),
  }
}

/** What a page chooses by its address, told to the store as the page tells it. */
function followed(page: Page, build: BuildStore, kept: BuildState): Partial<BuildState> {
  switch (page.on) {
    case 'elsewhere':
    case 'settings':
    case 'first-stones':
    case 'loose-stone':
    case 'first-stone':
      return {}
    case 'fitting-settings': {
      const { stone, kind } = page
      build.followGemstoneFirst(stones[stone].stone.id, kind, null)
      return gemstoneFirst(stone, kind)
    }
    case 'fitting-setting':
    case 'gemstone-first-review': {
      const stone = page.on === 'fitting-setting' ? page.stone : page.stones[0]
      const { id } = stones[stone].stone
      const setting = chosenSetting(page.setting)
      const kind = startKindOf(page.setting)
      if (kind === null) throw new Error('Earrings never start with a stone')
      if (page.on === 'gemstone-first-review') {
        build.chooseSetting(setting)
        build.chooseStones([id], kind)
      }
      build.followGemstoneFirst(id, kind, setting)
      return { ...gemstoneFirst(stone, kind), setting }
    }
    case 'setting':
    case 'stones':
    case 'pair':
    case 'review': {
      const setting = chosenSetting(page.setting)
      build.chooseSetting(setting)
      if (page.on === 'pair') return { ...settingFirst(setting), ...leftOfPair(page.stones, build, kept) }
      if (page.on !== 'review') return settingFirst(setting)
      const ids = idsOf(page.stones)
      const kind = createKindOf(page.setting.design)
      const records = page.stones.map((name) => stones[name].stone)
      build.chooseStones(takenIds(records, page.setting), kind)
      const [gemstoneId = null] = ids
      if (isForPair(page.setting)) {
        const gemstonePair = idsOf(keptOf(page.setting, page.stones))
        return { ...settingFirst(setting), gemstoneId: null, gemstonePair }
      }
      return { ...settingFirst(setting), ...(ids.length === 1 ? { gemstoneId, gemstonePair: [] } : {}) }
    }
  }
}

/** What stays of the kept pair on the page of two stones: not the one of them that is gone, where the other is left. */
function leftOfPair(
  names: readonly StoneName[],
  build: BuildStore,
  { gemstonePair }: BuildState,
): Partial<BuildState> {
  const records = names.map((name) => stones[name].stone)
  build.letGoOfGone(records)
  const gone = records.filter(({ availability }) => availability !== 'AVAILABLE').map(({ id }) => id)
  if (gone.length === names.length) return {}
  return { gemstonePair: gemstonePair.filter((id) => !gone.includes(id)) }
}

/** What is kept of a setting that was chosen: it comes first. */
export function settingFirst(setting: ChosenSetting): Partial<BuildState> {
  return { setting, isStartWithDiamond: false, startKind: null }
}

/** What is kept of a stone that came first. */
export function gemstoneFirst(stone: StoneName, startKind: GemstoneFirstKind): Partial<BuildState> {
  return { gemstoneId: stones[stone].stone.id, gemstonePair: [], isStartWithDiamond: true, startKind }
}
