import { buildSteps, type BuildStepKey } from '@shop/schema/domain/build-steps'
import * as addresses from '@shop/schema/domain/addresses'
import { createKindOf } from '@shop/schema/domain/create-kind'
import { onChain } from '../chain-length.ts'
import { chosenStoneIds } from '../chosen-stone-ids.ts'
import type { ChosenSetting, DesignerState } from '../designer-store.ts'
import type { MadeToOrder } from '../made-to-order.ts'
import { settingChoice } from '../setting-choice.ts'
import { chosenSetting, settingAddress, type SettingOnPage } from '../setting-on-page.ts'
import type { Designer } from './browser-storage.ts'
import { earrings, halo, pendant, settingOnPage, solitaire, stones } from './build-examples.ts'

export type StoneName = keyof typeof stones

/** Where the shopper stands; an address says all of it. */
export type Page =
  | { readonly on: 'elsewhere' }
  | { readonly on: 'settings' }
  | { readonly on: 'setting' | 'stones'; readonly setting: SettingOnPage }
  /** Two stones for earrings, side by side, or one or two on the review. */
  | {
      readonly on: 'pair' | 'review'
      readonly setting: SettingOnPage
      readonly stones: readonly StoneName[]
    }

/** What a shopper would say is chosen, kept by hand beside the store. */
export interface Model {
  page: Page
  state: DesignerState
  made: MadeToOrder
  basket: readonly Line[]
}

/** A piece in the basket; its stones tell it apart. */
export interface Line {
  readonly stones: readonly StoneName[]
  readonly setting: ChosenSetting
  readonly made: Pick<MadeToOrder, 'fingerSize' | 'engravingText'> & { readonly chainLength?: string }
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
  startKind: null,
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
  chainLengths: {},
}

export const settings = [
  settingOnPage(solitaire, 'round-brilliant', 'yellow-gold'),
  settingOnPage(solitaire, 'round-brilliant', 'platinum'),
  settingOnPage(solitaire, 'oval-shape', 'yellow-gold'),
  settingOnPage(solitaire, 'oval-shape', 'platinum'),
  settingOnPage(halo, 'round-brilliant', 'yellow-gold'),
  settingOnPage(pendant, 'round-brilliant', 'yellow-gold'),
  settingOnPage(pendant, 'oval-shape', 'platinum'),
  settingOnPage(earrings, 'round-brilliant', 'yellow-gold'),
  settingOnPage(earrings, 'round-brilliant', 'platinum'),
  settingOnPage(earrings, 'oval-shape', 'yellow-gold'),
]
export const earringSettings = settings.filter(isForPair)
export const stoneNames = Object.keys(stones) as StoneName[] // the keys of the table
const designs = [solitaire, halo, pendant, earrings]

/** Whether a setting takes two stones. */
export function isForPair({ design }: SettingOnPage): boolean {
  return createKindOf(design) === 'earrings'
}

/** The names of the stones with these ids. */
export function namesOf(ids: readonly string[]): StoneName[] {
  return ids.flatMap((id) => stoneNames.find((name) => stones[name].stone.id === id) ?? [])
}

export function idsOf(names: readonly StoneName[]): string[] {
  return names.map((name) => stones[name].stone.id)
}

/** The stones that are chosen for a setting, by its kind. */
export function chosenFor({ design }: SettingOnPage, state: DesignerState): StoneName[] {
  return namesOf(chosenStoneIds(state, createKindOf(design)))
}

/** The setting that is kept, as a page of its address shows it. */
export function keptSetting({ setting }: DesignerState): SettingOnPage | null {
  const design = designs.find(({ sku }) => sku === setting?.sku)
  const choice = design && setting ? settingChoice(design, setting.shape, setting.metal) : null
  return design && choice ? { design, choice } : null
}

/** A setting on the chain that was chosen for it. */
export function onItsChain(setting: SettingOnPage, { made }: Pick<Model, 'made'>): SettingOnPage {
  return onChain(setting, made.chainLengths[setting.design.sku])
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
  if (page.on !== 'review') return
  const ids = idsOf(page.stones)
  designer.chooseStones(ids, createKindOf(page.setting.design))
  const [gemstoneId = null] = ids
  if (isForPair(page.setting)) {
    model.state = { ...model.state, gemstoneId: null, gemstonePair: [...new Set(ids)] }
  } else if (ids.length === 1) {
    model.state = { ...model.state, gemstoneId, gemstonePair: [] }
  }
}

function pathOf(page: Page): string {
  switch (page.on) {
    case 'elsewhere':
      return addresses.cart()
    case 'settings':
      return addresses.settingList('engagement-ring')
    case 'setting': {
      const { kind, sku, ...choice } = settingAddress(page.setting)
      return addresses.settingDetail(kind, sku, choice)
    }
    case 'stones':
      return addresses.gemstoneList(settingAddress(page.setting))
    case 'pair': {
      const [id1 = '', id2 = ''] = idsOf(page.stones)
      return addresses.gemstonePair(settingAddress(page.setting), id1, id2)
    }
    case 'review':
      return addresses.review(settingAddress(page.setting), ...idsOf(page.stones))
  }
}

/** The steps as the bar of the page offers them. */
export function stepsOf({ page, state }: Model, current: BuildStepKey) {
  const setting = 'setting' in page ? page.setting : null
  const names = setting ? chosenFor(setting, state) : []
  return buildSteps({
    current,
    hasSetting: setting !== null,
    hasGemstone: names.length > 0,
    hasPair: names.length === 2,
    isStartWithDiamond: false,
    isEarrings: setting !== null && isForPair(setting),
    isDiamond: names.every((name) => stones[name].view.isDiamond),
  })
}

/** The step that a page belongs to. */
export const stepOf = {
  elsewhere: 'setting',
  settings: 'setting',
  setting: 'setting',
  stones: 'stone',
  pair: 'stone',
  review: 'review',
} as const satisfies Record<Page['on'], BuildStepKey>
