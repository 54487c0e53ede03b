import * as addresses from '@shop/schema/domain/addresses/addresses'
import type { CreateKind, GemstoneFirstKind } from '@shop/schema/domain/addresses/addresses'
import { createKindOf } from '@shop/schema/domain/addresses/create-kind'
import type { Pence } from '@shop/schema/domain/values/money'
import type { PictureAsset } from '#data/shown-picture.ts'
import type { SavedBuildFieldsFragment, ShopRulesQuery } from '#generated/graphql/graphql.ts'
import { metalName } from '#shop/design/metals/metal-name.ts'
import { m } from '#generated/paraglide/messages.js'
import { similarStonesForHref, similarStonesHref } from '#shop/build/notices/similar-stones.ts'
import { matchesAddress } from '#shop/build/pair/matches-address.ts'
import { arePictured, pieceView, type PieceState } from '#shop/build/piece-view.ts'
import { stoneColour } from '#shop/build/stone-colour.ts'
import type { Design, SettingOnPage } from '#shop/design/design.ts'
import { galleryPictures } from '#shop/design/gallery/gallery-pictures.ts'
import { settingAddress } from '#shop/design/setting-on-page.ts'
import type { StoneOnPage } from '#shop/gemstone/stone-on-page.ts'
import { choiceOf } from '#shop/line/line-view.ts'

/** How a saved build stands now, in words, and where it goes on. */
export interface SavedBuildView {
  /** What is built; null while that is open. */
  readonly kind: CreateKind | null
  /** The setting as it is chosen; null where none is, or it is not made so any more. */
  readonly setting: SettingOnPage | null
  readonly settingText: string
  /** Null where nothing is chosen or sold. */
  readonly settingPence: Pence | null
  readonly picture: PictureAsset | null
  /** Of the stone in the picture, for CSS; null where that is clear. */
  readonly stoneColour: string | null
  /** What is chosen of it so far. Null when nothing of it has a price. */
  readonly totalPence: Pence | null
  readonly isWhole: boolean
  /** What is missing or speaks against it: `One step open`. */
  readonly stateText: string
  readonly goOn: { readonly text: string; readonly href: string }
}

interface BuildParts {
  /** Null when none is chosen, and when it is no longer sold. */
  readonly design: Design | null
  /** Those of its stones that the shop knows. */
  readonly stones: readonly StoneOnPage[]
}

const kinds = { ENGAGEMENT_RING: 'engagement-ring', PENDANT: 'pendant', EARRINGS: 'earrings' } as const

/** How a saved build stands: what its parts cost now, what is missing, and the page on which it goes on. */
export function savedBuildView(
  build: SavedBuildFieldsFragment,
  { design, stones }: BuildParts,
  rules: ShopRulesQuery,
): SavedBuildView {
  const choice = design && choiceOf(design, build.optionIds)
  const setting = design && choice ? { design, choice } : null
  const savedKind = build.kind === null ? null : kinds[build.kind]
  const kind = design ? createKindOf(design) : savedKind
  if (!setting) return withoutSetting(build, kind, stones)
  const records = stones.map(({ stone }) => stone)
  const { state, price } = pieceView(setting, records, rules)
  const [picture] = galleryPictures(setting.design, setting.choice)
  return {
    kind,
    setting,
    settingText: m.account_build_setting({
      name: setting.design.name,
      metal: metalName(setting.choice.metal),
    }),
    settingPence: price?.setting.pricePence ?? null,
    picture: picture?.asset ?? null,
    stoneColour: arePictured(state) ? stoneColour(records[0]) : null,
    totalPence: price?.totalPence ?? null,
    isWhole: state.kind === 'complete' && price !== null,
    stateText: stateText(state),
    goOn: goOnFrom(setting, build, stones, state),
  }
}

function withoutSetting(
  build: SavedBuildFieldsFragment,
  kind: CreateKind | null,
  stones: readonly StoneOnPage[],
): SavedBuildView {
  const isGone = build.sku !== null
  return {
    kind,
    setting: null,
    settingText: isGone ? m.account_build_setting_gone() : m.account_build_not_chosen(),
    settingPence: null,
    picture: null,
    stoneColour: null,
    totalPence: stones.length === 1 ? (stones[0]?.view.price.pricePence ?? null) : null,
    isWhole: false,
    stateText: m.account_build_setting_open(),
    goOn: {
      text: m.account_build_choose_setting(),
      href: settingsHref(build, kind, stones),
    },
  }
}

/** The settings for a stone that is known, or all of the kind. */
function settingsHref(
  { gemstoneId }: SavedBuildFieldsFragment,
  kind: CreateKind | null,
  stones: readonly StoneOnPage[],
): string {
  const isKnown = gemstoneId !== null && stones.length > 0
  if (isKnown && kind === null) return addresses.gemstoneFirstDetail(gemstoneId)
  if (isKnown && isGemstoneFirstKind(kind)) return addresses.settingListForStone(gemstoneId, kind)
  return addresses.settingList(kind ?? 'engagement-ring')
}

function isGemstoneFirstKind(kind: CreateKind | null): kind is GemstoneFirstKind {
  return addresses.gemstoneFirstKinds.some((known) => known === kind)
}

function stateText({ kind }: PieceState): string {
  switch (kind) {
    case 'complete':
      return m.account_build_ready()
    case 'not-available':
      return m.account_build_stone_sold()
    case 'no-stone':
    case 'match-missing':
      return m.account_build_step_open()
    default:
      return m.account_build_misfit()
  }
}

/** The step that comes next: the review of what is whole, the stones for what has none or none that can be had. */
function goOnFrom(
  setting: SettingOnPage,
  { isStartWithDiamond }: SavedBuildFieldsFragment,
  stones: readonly StoneOnPage[],
  state: PieceState,
): SavedBuildView['goOn'] {
  const address = settingAddress(setting)
  const [first] = stones
  const ids = stones.map(({ stone }) => stone.id)
  const stonesText = m.account_build_choose_stone({ kind: address.kind })
  if (!first || state.kind === 'no-stone') return { text: stonesText, href: addresses.gemstoneList(address) }
  switch (state.kind) {
    case 'match-missing':
      return { text: m.account_build_choose_match(), href: matchesAddress(address, first.stone.id) }
    case 'not-available': {
      const kept = stones.find(({ view }) => view.availability === 'AVAILABLE')
      if (kept) return { text: m.account_build_choose_match(), href: matchesAddress(address, kept.stone.id) }
      const isFirst = isStartWithDiamond && isGemstoneFirstKind(address.kind)
      const href = isFirst ? similarStonesHref(first.stone) : similarStonesForHref(setting, first.stone)
      return { text: m.account_build_similar(), href }
    }
    default: {
      const isFirst = isStartWithDiamond && isGemstoneFirstKind(address.kind) && ids.length === 1
      const href = isFirst
        ? addresses.gemstoneFirstReview(address, first.stone.id)
        : addresses.review(address, ...ids)
      return { text: m.account_build_review(), href }
    }
  }
}
