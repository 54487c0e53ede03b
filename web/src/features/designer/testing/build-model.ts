import * as addresses from '@shop/schema/domain/addresses'
import { buildSteps, type BuildStepKey } from '@shop/schema/domain/build-steps'
import { pence } from '@shop/schema/domain/money'
import { piecePrice } from '@shop/schema/domain/piece-price'
import { stoneFit } from '@shop/schema/domain/stone-fit'
import { expect } from 'vitest'
import { cyoView } from '../cyo.ts'
import type { ChosenSetting, DesignerState } from '../designer-store.ts'
import type { MadeToOrder } from '../made-to-order.ts'
import { pieceView } from '../piece-view.ts'
import { settingChoice } from '../setting-choice.ts'
import { chosenSetting, settingAddress, type SettingOnPage } from '../setting-on-page.ts'
import { reviewContent } from '../step-content.ts'
import { keptDesigner, keptRecord, madeToOrderKey, type Designer } from './browser-storage.ts'
import { halo, rules, settingOnPage, solitaire, stones } from './build-examples.ts'

export type StoneName = keyof typeof stones

/** Where the shopper stands; an address says all of it. */
export type Page =
  | { readonly on: 'elsewhere' }
  | { readonly on: 'settings' }
  | { readonly on: 'setting' | 'stones'; readonly setting: SettingOnPage }
  | { readonly on: 'review'; readonly setting: SettingOnPage; readonly stone: StoneName }

/** What a shopper would say is chosen, kept by hand beside the store. */
export interface Model {
  page: Page
  state: DesignerState
  made: MadeToOrder
  basket: readonly Line[]
}

/** A ring in the basket; its stone tells it apart. */
export interface Line {
  readonly stone: StoneName
  readonly setting: ChosenSetting
  readonly made: Pick<MadeToOrder, 'fingerSize' | 'engravingText'>
  /** Its stone is one of a pair of earrings. */
  readonly isPair?: boolean
}

/** The shop: its real store, and what its browser keeps. */
export interface Shop {
  designer: Designer
  readonly kept: Map<string, string>
}

export const untouched: DesignerState = {
  setting: null,
  gemstoneId: null,
  gemstonePair: [],
  isStartWithDiamond: false,
  isShowDiamondGenius: true,
  gemFilters: { shapes: [], gemstoneType: null, is360Image: false },
  gemFilterShape: null,
  editingBasketItemId: null,
}

export const nothingMade: MadeToOrder = {
  fingerSize: null,
  isSizeUnsure: false,
  engravingText: '',
  engravingFont: 'Roman',
}

export const settings = [
  settingOnPage(solitaire, 'round-brilliant', 'yellow-gold'),
  settingOnPage(solitaire, 'round-brilliant', 'platinum'),
  settingOnPage(solitaire, 'oval-shape', 'yellow-gold'),
  settingOnPage(solitaire, 'oval-shape', 'platinum'),
  settingOnPage(halo, 'round-brilliant', 'yellow-gold'),
]
export const stoneNames = Object.keys(stones) as StoneName[] // the keys of the table
const designs = [solitaire, halo]

export function stoneOf(id: string | null): StoneName | null {
  return stoneNames.find((name) => stones[name].stone.id === id) ?? null
}

/** The setting that is kept, as a page of its address shows it. */
export function keptSetting({ setting }: DesignerState): SettingOnPage | null {
  const design = designs.find(({ sku }) => sku === setting?.sku)
  const choice = design && setting ? settingChoice(design, setting.shape, setting.metal) : null
  return design && choice ? { design, choice } : null
}

/** What a page of a setting or a review does when it opens: what is kept follows its address. */
export function open(model: Model, { designer }: Shop, page: Page): void {
  designer.startAnotherBuild(pathOf(page), pathOf(model.page))
  const { editingBasketItemId } = model.state
  const isStart = page.on === 'settings' || page.on === 'setting'
  if (editingBasketItemId !== null && model.page.on === 'elsewhere' && isStart) {
    model.state = { ...model.state, editingBasketItemId: null }
    model.made = { ...model.made, engravingText: '' }
  }
  model.page = page
  if (page.on === 'elsewhere' || page.on === 'settings') return
  const setting = chosenSetting(page.setting)
  designer.chooseSetting(setting)
  model.state = { ...model.state, setting }
  if (page.on === 'review') {
    const gemstoneId = stones[page.stone].stone.id
    designer.chooseGemstone(gemstoneId)
    model.state = { ...model.state, gemstoneId, gemstonePair: [] }
  }
}

function pathOf(page: Page): string {
  switch (page.on) {
    case 'elsewhere':
      return addresses.cart()
    case 'settings':
      return addresses.settingList('engagement-ring')
    case 'setting':
      return addresses.settingDetail('engagement-ring', page.setting.design.sku, settingAddress(page.setting))
    case 'stones':
      return addresses.gemstoneList(settingAddress(page.setting))
    case 'review':
      return addresses.review(settingAddress(page.setting), stones[page.stone].stone.id)
  }
}

/** The steps as the bar of the page offers them. */
export function stepsOf({ page, state }: Model, current: BuildStepKey) {
  const stone = stoneOf(state.gemstoneId)
  return buildSteps({
    current,
    hasSetting: page.on !== 'elsewhere' && page.on !== 'settings',
    hasGemstone: stone !== null,
    hasPair: false,
    isStartWithDiamond: false,
    isEarrings: false,
    isDiamond: stone === null || stones[stone].view.isDiamond,
  })
}

/** The step that a page belongs to. */
export const stepOf = {
  elsewhere: 'setting',
  settings: 'setting',
  setting: 'setting',
  stones: 'stone',
  review: 'review',
} as const satisfies Record<Page['on'], BuildStepKey>

export async function expectInvariants(model: Model, { kept }: Shop): Promise<void> {
  const state = (await keptDesigner(kept)) ?? untouched
  expect(state).toEqual(model.state)
  expect((await keptRecord(kept, madeToOrderKey)) ?? nothingMade).toEqual(model.made)
  const held = model.basket.map(({ stone }) => stone)
  expect(held).toEqual([...new Set(held)])
  expectPrerequisites(model)
  expectPrices(model)
  expectRecord(model)
}

/** Nobody stands where something is missing, and no step leads there. */
function expectPrerequisites(model: Model): void {
  const { page, state } = model
  if (page.on === 'setting' || page.on === 'stones' || page.on === 'review') {
    expect(state.setting).toEqual(chosenSetting(page.setting))
  }
  if (page.on === 'review') expect(stoneOf(state.gemstoneId)).toBe(page.stone)
  const steps = stepsOf(model, stepOf[page.on])
  expect(steps.filter(({ isCurrent }) => isCurrent)).toHaveLength(1)
  const review = steps.find(({ key }) => key === 'review')
  const namesSetting = page.on !== 'elsewhere' && page.on !== 'settings'
  expect(review?.isReachable).toBe(namesSetting && state.gemstoneId !== null)
}

/** What a page shows is what the domain says, and a choice that still fits stays a part of the ring. */
function expectPrices({ state }: Model): void {
  const setting = keptSetting(state)
  if (!setting) return
  const name = stoneOf(state.gemstoneId)
  const stone = name && stones[name]
  const view = pieceView(setting, stone?.stone ?? null, rules)
  const fit = stone && stoneFit(setting.design, [stone.stone])
  const isPart =
    stone !== null &&
    stone.stone.availability === 'AVAILABLE' &&
    fit?.fits === true &&
    fit.shape.slug === setting.choice.shape.slug
  const price = piecePrice({
    design: setting.design,
    optionIds: setting.choice.optionIds,
    stones: isPart ? [stone.stone] : [],
    vatPercent: 20,
    sales: [],
  })
  expect(view.price).toEqual(price)
  expect(view.state.kind === 'complete').toBe(isPart)
  expect(view.price?.totalPence).toBe(
    pence((view.price?.setting.pricePence ?? 0) + (isPart ? (view.price?.stones[0]?.pricePence ?? 0) : 0)),
  )
  expect(reviewContent({ ...view, setting }, stone).href !== null).toBe(isPart)
}

/** The derived record says of every part what is kept. */
function expectRecord({ state, made: madeToOrder }: Model): void {
  const setting = keptSetting(state)
  const name = stoneOf(state.gemstoneId)
  const all = stoneNames.map((each) => stones[each])
  const cyo = cyoView(state, { madeToOrder, design: setting?.design ?? null, stones: all, rules })
  expect(cyo.type).toBe(setting ? 'engagement' : null)
  expect(cyo.design?.sku ?? null).toBe(setting?.design.sku ?? null)
  expect(cyo.gemstone?.id ?? null).toBe(state.gemstoneId)
  expect(cyo.selected.shape).toBe(setting?.choice.shape.value ?? null)
  expect(cyo.active).toEqual({ shape: cyo.selected.shape, metal: cyo.selected.metal })
  if (!setting || setting.design !== solitaire) expect(cyo.selected.engraving).toBeNull()
  else expect(cyo.selected.engraving?.text ?? '').toBe(madeToOrder.engravingText)
  if (setting) {
    const { price } = pieceView(setting, name && stones[name].stone, rules)
    expect(cyo.design?.price).toBe(price?.setting.pricePence)
  }
}
