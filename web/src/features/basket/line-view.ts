import type { LondonDate } from '@shop/schema/domain/calendar'
import * as addresses from '@shop/schema/domain/addresses'
import { createKindOf } from '@shop/schema/domain/create-kind'
import { optionsOf } from '@shop/schema/domain/design'
import { shapesOf } from '@shop/schema/domain/design-shapes'
import { gemStoneTypeName } from '@shop/schema/domain/gemstones'
import { finenessOf, metalDisplayName, parseMetal, type Metal } from '@shop/schema/domain/metals'
import { formatPence } from '@shop/schema/domain/money'
import { piecePrice } from '@shop/schema/domain/piece-price'
import { chainLengthAttribute, fingerSizeAttribute } from '@shop/schema/domain/product-choice'
import { metalColours } from '@shop/schema/domain/taxonomy'
import type { PictureAsset } from '#data/shown-picture.ts'
import type { BasketItem } from '#data/basket/basket-record.ts'
import { arrivalOf } from '#features/designer/arrival.ts'
import { arrivalText } from '#features/designer/arrival-text.ts'
import { chainLengthIn } from '#features/designer/chain-length.ts'
import { chainLengthText } from '#features/designer/chain-length-text.ts'
import { longDay } from '#features/designer/delivery-dates.ts'
import { stoneIdsOfLine } from '#data/basket/stone-ids-of-line.ts'
import { galleryPictures } from '#features/designer/gallery-pictures.ts'
import { lineTitle } from '#features/designer/line-title.ts'
import { settingChoice, type Setting, type SettingChoice } from '#features/designer/setting-choice.ts'
import { settingAddress } from '#features/designer/setting-on-page.ts'
import { similarStonesHref } from '#features/designer/similar-stones.ts'
import { stoneColour } from '#features/designer/stone-colour.ts'
import { subjectOf } from '#features/designer/stone-notice.ts'
import { matchesAddress } from '#features/gemstones/pair/matches-address.ts'
import type { StoneOnPage } from '#features/gemstones/stone/stone-on-page.ts'
import type { ShopRulesQuery } from '#generated/graphql/graphql.ts'
import { m } from '#generated/paraglide/messages.js'
import { isFinishedPiece, pieceLineView } from './piece-line-view.ts'

/** A line as the visitor's browser holds it; nothing here changes it. */
export type ShownItem = Pick<
  BasketItem,
  'fingerSize' | 'isSizeUnsure' | 'gemstoneId' | 'isStoneFirst' | 'metal' | 'shape' | 'sku' | 'total'
> & {
  /** Whether it can be bought: what cannot has no day of arrival. */
  readonly isBought: boolean
  readonly engraving: { readonly font: string; readonly text: string } | null
  readonly optionIds: readonly string[]
  /** Both stones of a pair of earrings, else none. */
  readonly gemstonePair: readonly string[]
}

/** What the shop knows of a line; null for what has not come. */
export interface LineParts {
  readonly design: Setting | null
  readonly stones: readonly StoneOnPage[]
}

/** What a line is worked out with. */
export interface LineFacts {
  readonly rules: ShopRulesQuery
  readonly now: Date | null
  readonly holidays: readonly LondonDate[]
}

/** All that a line shows of its piece, in words. */
export interface LineView {
  readonly title: string
  /** Null shows the placeholder. */
  readonly picture: PictureAsset | null
  /** Of the stone in the picture, for CSS; null where that is clear. */
  readonly stoneColour: string | null
  readonly facts: readonly string[]
  /** Where the piece can be changed: on the review that it was put in from. */
  readonly editHref: string
  /** Where another stone can be chosen for its setting; of a pair of which one is gone, a match for the other. */
  readonly stonesHref: string
  /** The stone of a pair that is still to be had when the other is gone; null for anything else. */
  readonly keptStoneId: string | null
  /** Where to look for another piece of the kind. */
  readonly others: { readonly text: string; readonly href: string }
}

/** What a line shows: everything that is known of it, and no more than that. */
export function lineView(item: ShownItem, { design, stones }: LineParts, facts: LineFacts): LineView {
  if (isFinishedPiece(item, design)) return pieceLineView(item, design, facts)
  const choice = design && (choiceOf(design, item.optionIds) ?? settingChoice(design, item.shape, item.metal))
  const setting = design && choice ? { design, choice } : null
  const name = design?.name ?? m.basket_line_unknown({ sku: item.sku })
  // What is built is known with its design; an address of another kind leads on to the right one.
  const kind = design ? createKindOf(design) : item.gemstonePair.length > 0 ? 'earrings' : 'engagement-ring'
  const address = setting ? settingAddress(setting) : { ...item, kind }
  const keptId = keptStoneOf(item, stones)
  const [picture] = setting ? galleryPictures(setting.design, setting.choice) : []
  return {
    title: lineTitle(name, stones),
    picture: picture?.asset ?? null,
    stoneColour: stoneColour(stones[0]?.stone),
    facts: [
      madeText(choice ? markedMetal(choice.metal) : colourOf(item.optionIds), item, design),
      design && chainText(item, design),
      ...stones.map((stone, at) => stoneText(stones, at, stone)),
      item.engraving && m.basket_line_engraved(item.engraving),
      design && partsText(item, design, stones, facts.rules),
      setting && item.isBought ? arrivalOfLine(item, setting, stones, facts) : null,
    ].filter((text) => text !== null),
    editHref: editAddress(item, address),
    stonesHref: stonesAddress(item, address, stones, keptId),
    keptStoneId: keptId,
    others: { text: m.basket_choose_setting(), href: addresses.settingList(kind) },
  }
}

/** The review of a piece, in the flow that it was built in; of a setting by itself its page. */
function editAddress(item: ShownItem, address: addresses.ChosenSettingAddress): string {
  const stoneIds = stoneIdsOfLine(item)
  if (stoneIds.length === 0) return addresses.settingDetail(address.kind, address.sku, address)
  if (item.isStoneFirst && item.gemstoneId !== null) {
    return addresses.stoneFirstReview(address, item.gemstoneId)
  }
  return addresses.review(address, ...stoneIds)
}

/**
 * Where another stone is chosen, in the flow that the piece was built in: for one that started with its stone among
 * those like it, as far as it is known, else among those of its shape.
 */
function stonesAddress(
  item: ShownItem,
  address: addresses.ChosenSettingAddress,
  [first]: readonly StoneOnPage[],
  keptId: string | null,
): string {
  if (keptId !== null) return matchesAddress(address, keptId)
  if (!item.isStoneFirst) return addresses.gemstoneList(address)
  return first ? similarStonesHref(first.stone) : addresses.stoneFirstList(item.shape)
}

/** The shape and metal among the chosen options; null when the design is not made so. */
function choiceOf(design: Setting, optionIds: readonly string[]): SettingChoice | null {
  const metalOption = optionsOf(design, 'Metal').find(({ id }) => optionIds.includes(id))
  const metal = metalOption && parseMetal(metalOption.name)
  const shape = shapesOf(design).find(({ ids }) => ids.some((id) => optionIds.includes(id)))
  if (!metalOption || !metal || !shape) return null
  const chain = optionsOf(design, chainLengthAttribute).find(({ id }) => optionIds.includes(id))
  return {
    shape,
    metalOption,
    metal,
    optionIds: [metalOption.id, ...shape.ids, ...(chain ? [chain.id] : [])],
  }
}

/** Of a pair of which one stone alone can still be had, that one. */
function keptStoneOf({ gemstonePair }: ShownItem, stones: readonly StoneOnPage[]): string | null {
  if (gemstonePair.length === 0) return null
  const [kept, ...others] = stones.filter(({ view }) => view.availability === 'AVAILABLE')
  return kept && others.length === 0 ? kept.stone.id : null
}

/** Metal and size: `18ct Yellow Gold (750), finger size N`; a design that is known to have no sizes, the metal alone. */
function madeText(
  metal: string | null,
  { fingerSize, isSizeUnsure, gemstonePair }: ShownItem,
  design: Setting | null,
): string | null {
  if (metal === null) return null
  const isSized = design ? optionsOf(design, fingerSizeAttribute).length > 0 : gemstonePair.length === 0
  if (!isSized && fingerSize === null) return metal
  if (isSizeUnsure) return m.basket_line_sizer({ metal })
  return fingerSize === null
    ? m.basket_line_no_size({ metal })
    : m.basket_line_size({ metal, size: fingerSize })
}

function markedMetal(metal: Metal): string {
  const name = metalDisplayName(metal)
  return metal.carat === null ? name : `${name} (${finenessOf(metal)})`
}

/** The colour of a metal whose fineness only the design knows. */
function colourOf(optionIds: readonly string[]): string | null {
  return metalColours.find(({ ids }) => ids.some((id) => optionIds.includes(id)))?.name ?? null
}

/** The length of a pendant's chain: `Chain 18" (46 cm)`; null for a piece without a choice of one. */
function chainText({ optionIds }: ShownItem, design: Setting): string | null {
  const length = chainLengthIn(design, optionIds)
  return length === null ? null : m.review_chain({ length: chainLengthText(length) })
}

/** What a laboratory says of a stone; one of a pair with which of them it is. */
function stoneText(stones: readonly StoneOnPage[], at: number, { stone, view }: StoneOnPage): string {
  const { colourText, clarityText, cutText, qualityText, reportText, certificateText } = view
  const grades = [qualityText, colourText, clarityText, cutText, reportText ?? certificateText]
  const name = stones.length > 1 ? subjectOf(stones, at) : gemStoneTypeName(stone.gemStoneType)
  return [name, ...grades].filter((text) => text !== null).join(', ')
}

/** What setting and stones cost each; null unless they come to what the cart says. */
function partsText(
  { optionIds, total }: ShownItem,
  design: Setting,
  stones: readonly StoneOnPage[],
  rules: ShopRulesQuery,
): string | null {
  const [stone, second] = stones
  const isMadeSo = optionIds.every((id) =>
    design.attributes.some(({ options }) => options.some((option) => option.id === id)),
  )
  if (!stone || !isMadeSo) return null
  const price = piecePrice({
    design,
    optionIds,
    stones: stones.map((each) => each.stone),
    vatPercent: rules.getVat.vat,
    sales: rules.listSales,
  })
  if (!price || price.totalPence !== total) return null
  const setting = formatPence(price.setting.pricePence)
  if (second) {
    return m.basket_line_parts_pair({ setting, first: stone.view.priceText, second: second.view.priceText })
  }
  return m.basket_line_parts({
    setting,
    noun: stone.view.noun,
    stone: stone.view.priceText,
  })
}

function arrivalOfLine(
  { fingerSize, isSizeUnsure, engraving }: ShownItem,
  setting: { readonly design: Setting; readonly choice: SettingChoice },
  stones: readonly StoneOnPage[],
  { now, holidays }: LineFacts,
): string | null {
  if (!now) return null
  const records = stones.map(({ stone }) => stone)
  const choices = { fingerSize, isSizeUnsure, engravingText: engraving?.text ?? '', isOrdered: true }
  return arrivalText(arrivalOf(setting, records, choices, { now, holidays }), longDay)
}
