import type { GemstoneFirstKind } from '@shop/schema/domain/addresses/addresses'
import { createKindOf } from '@shop/schema/domain/addresses/create-kind'
import { onChain } from '#shop/design/size/chain-length.ts'
import { chosenStoneIds } from '../chosen-stone-ids.ts'
import type { ChosenSetting, SettingOnPage } from '#shop/design/design.ts'
import type { BuildState } from '../build-store.ts'
import type { Personalisation } from '#shop/design/personalisation/personalisation.ts'
import { settingChoice } from '#shop/design/design-choice.ts'
import type { BuildStore } from '#testing/browser-storage.ts'
import { earrings, halo, pendant, settingOnPage, solitaire, stones } from '#testing/build-examples.ts'

export type StoneName = keyof typeof stones

/** Where the shopper stands; an address says all of it. */
export type Page =
  | { readonly on: 'elsewhere' | 'settings' | 'first-stones' }
  | { readonly on: 'setting' | 'stones'; readonly setting: SettingOnPage }
  /** Two stones for earrings, side by side, or one or two on the review. */
  | {
      readonly on: 'pair' | 'review'
      readonly setting: SettingOnPage
      readonly stones: readonly StoneName[]
    }
  /** A stone by itself, elsewhere in the shop or among those to start with. */
  | { readonly on: 'loose-stone' | 'first-stone'; readonly stone: StoneName }
  /** The settings of a kind that take a stone, or one of them in the stone's shape. */
  | { readonly on: 'fitting-settings'; readonly stone: StoneName; readonly kind: GemstoneFirstKind }
  | { readonly on: 'fitting-setting'; readonly stone: StoneName; readonly setting: SettingOnPage }
  | {
      readonly on: 'gemstone-first-review'
      readonly setting: SettingOnPage
      readonly stones: readonly [StoneName]
    }

/** What a shopper would say is chosen, kept by hand beside the store. */
export interface Model {
  page: Page
  state: BuildState
  made: Personalisation
  basket: readonly Line[]
}

/** A piece in the basket; its stones tell it apart. */
export interface Line {
  readonly stones: readonly StoneName[]
  readonly setting: ChosenSetting
  readonly made: Pick<Personalisation, 'fingerSize' | 'engravingText'> & { readonly chainLength?: string }
  /** It was put in from the review of a piece that starts with its stone. */
  readonly isGemstoneFirst: boolean
}

/** The shop: its real store, and what its browser keeps. */
export interface Shop {
  build: BuildStore
  readonly kept: Map<string, string>
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

/** What a stone becomes in a setting, where it may come first: never earrings (rules/routes#kinds). */
export function startKindOf({ design }: SettingOnPage): GemstoneFirstKind | null {
  const kind = createKindOf(design)
  return kind === 'earrings' ? null : kind
}

/** The names of the stones with these ids. */
export function namesOf(ids: readonly string[]): StoneName[] {
  return ids.flatMap((id) => stoneNames.find((name) => stones[name].stone.id === id) ?? [])
}

export function idsOf(names: readonly StoneName[]): string[] {
  return names.map((name) => stones[name].stone.id)
}

/** The stones that are chosen for a setting, by its kind. */
export function chosenFor({ design }: SettingOnPage, state: BuildState): StoneName[] {
  return namesOf(chosenStoneIds(state, createKindOf(design)))
}

/** What tells a line from the others: it never changes while the line is there. */
export function keyOf({ stones: names }: Pick<Line, 'stones'>): string {
  return names.join('+')
}

/** The setting that is kept, as a page of its address shows it. */
export function keptSetting({ setting }: BuildState): SettingOnPage | null {
  const design = designs.find(({ sku }) => sku === setting?.sku)
  const choice = design && setting ? settingChoice(design, setting.shape, setting.metal) : null
  return design && choice ? { design, choice } : null
}

/**
 * The setting that is kept, as far as it is of the kind that is built: a stone that was chosen first for the other
 * kind, or with a pair of earrings kept, has no setting yet.
 */
export function ownSetting(state: BuildState): SettingOnPage | null {
  const setting = keptSetting(state)
  if (!setting || !state.isStartWithDiamond) return setting
  return startKindOf(setting) === state.startKind ? setting : null
}

/** A setting on the chain that was chosen for it. */
export function onItsChain(setting: SettingOnPage, { made }: Pick<Model, 'made'>): SettingOnPage {
  return onChain(setting, made.chainLengths[setting.design.sku])
}
