import type { LondonDate } from '@shop/schema/domain/calendar'
import * as addresses from '@shop/schema/domain/addresses'
import { optionsOf } from '@shop/schema/domain/design'
import { shapesOf } from '@shop/schema/domain/design-shapes'
import { gemStoneTypeName } from '@shop/schema/domain/gemstones'
import { finenessOf, metalDisplayName, parseMetal, type Metal } from '@shop/schema/domain/metals'
import { formatPence } from '@shop/schema/domain/money'
import { piecePrice } from '@shop/schema/domain/piece-price'
import { metalColours } from '@shop/schema/domain/taxonomy'
import type { BasketItem } from '#data/basket/basket-record.ts'
import { arrivalOf } from '#features/designer/arrival.ts'
import { arrivalText } from '#features/designer/arrival-text.ts'
import { longDay } from '#features/designer/delivery-dates.ts'
import { galleryPictures } from '#features/designer/gallery-pictures.ts'
import { settingChoice, type Setting, type SettingChoice } from '#features/designer/setting-choice.ts'
import { settingAddress } from '#features/designer/setting-on-page.ts'
import type { StoneOnPage } from '#features/gemstones/stone/stone-on-page.ts'
import type { ShopRulesQuery } from '#generated/graphql/graphql.ts'
import { m } from '#generated/paraglide/messages.js'
import { isFinishedPiece, pieceLineView } from './piece-line-view.ts'

/** A line as the visitor's browser holds it; nothing here changes it. */
export type ShownItem = Pick<
  BasketItem,
  'fingerSize' | 'isSizeUnsure' | 'gemstoneId' | 'metal' | 'shape' | 'sku' | 'total'
> & {
  /** Whether it can be bought: what cannot has no day of arrival. */
  readonly isBought: boolean
  readonly engraving: { readonly font: string; readonly text: string } | null
  readonly optionIds: readonly string[]
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
  readonly pictureSrc: string | null
  readonly facts: readonly string[]
  /** Where the piece can be changed. */
  readonly editHref: string
  /** Where another stone can be chosen for its setting. */
  readonly stonesHref: string
  /** Where to look for another piece of the kind. */
  readonly others: { readonly text: string; readonly href: string }
}

/** What a line shows: everything that is known of it, and no more than that. */
export function lineView(item: ShownItem, { design, stones }: LineParts, facts: LineFacts): LineView {
  if (isFinishedPiece(item, design)) return pieceLineView(item, design, facts)
  const choice = design && (choiceOf(design, item.optionIds) ?? settingChoice(design, item.shape, item.metal))
  const setting = design && choice ? { design, choice } : null
  const [stone] = stones
  const name = design?.name ?? m.basket_line_unknown({ sku: item.sku })
  const address = setting ? settingAddress(setting) : item
  const [picture] = setting ? galleryPictures(setting.design, setting.choice) : []
  return {
    title: stone ? m.basket_line_title({ name, stone: stone.view.title }) : name,
    pictureSrc: picture?.src ?? null,
    facts: [
      madeText(choice ? markedMetal(choice.metal) : colourOf(item.optionIds), item),
      ...stones.map(stoneText),
      item.engraving && m.basket_line_engraved(item.engraving),
      design && partsText(item, design, stones, facts.rules),
      setting && item.isBought ? arrivalOfLine(item, setting, stones, facts) : null,
    ].filter((text) => text !== null),
    editHref:
      item.gemstoneId === null
        ? addresses.settingDetail('engagement-ring', item.sku, address)
        : addresses.review('engagement-ring', address, item.gemstoneId),
    stonesHref: addresses.gemstoneList('engagement-ring', address),
    others: { text: m.basket_choose_setting(), href: addresses.settingList('engagement-ring') },
  }
}

/** The shape and metal among the chosen options; null when the design is not made so. */
function choiceOf(design: Setting, optionIds: readonly string[]): SettingChoice | null {
  const metalOption = optionsOf(design, 'Metal').find(({ id }) => optionIds.includes(id))
  const metal = metalOption && parseMetal(metalOption.name)
  const shape = shapesOf(design).find(({ ids }) => ids.some((id) => optionIds.includes(id)))
  if (!metalOption || !metal || !shape) return null
  return { shape, metalOption, metal, optionIds: [metalOption.id, ...shape.ids] }
}

/** Metal and size: `18ct Yellow Gold (750), finger size N`. */
function madeText(metal: string | null, { fingerSize, isSizeUnsure }: ShownItem): string | null {
  if (metal === null) return null
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

function stoneText({ stone, view }: StoneOnPage): string {
  const { colourText, clarityText, cutText, qualityText, reportText, certificateText } = view
  const grades = [qualityText, colourText, clarityText, cutText, reportText ?? certificateText]
  return [gemStoneTypeName(stone.gemStoneType), ...grades].filter((text) => text !== null).join(', ')
}

/** What setting and stone cost each; null unless they come to what the cart says. */
function partsText(
  { optionIds, total }: ShownItem,
  design: Setting,
  stones: readonly StoneOnPage[],
  rules: ShopRulesQuery,
): string | null {
  const [stone] = stones
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
  if (!price || price.totalPence !== total || stones.length > 1) return null
  return m.basket_line_parts({
    setting: formatPence(price.setting.pricePence),
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
  const slowest = stones.toSorted((a, b) => b.view.leadTimeDays - a.view.leadTimeDays)[0]?.stone ?? null
  const choices = { fingerSize, isSizeUnsure, engravingText: engraving?.text ?? '', isOrdered: true }
  return arrivalText(arrivalOf(setting, slowest, choices, { now, holidays }), longDay)
}
