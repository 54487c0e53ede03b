import * as addresses from '@shop/schema/domain/addresses/addresses'
import { createKindOf } from '@shop/schema/domain/addresses/create-kind'
import { optionsOf } from '@shop/schema/domain/design/design'
import { shapesOf } from '@shop/schema/domain/design/design-shapes'
import { parseMetal } from '@shop/schema/domain/design/metals'
import { piecePrice } from '@shop/schema/domain/prices/piece-price'
import { chainLengthAttribute, fingerSizeAttribute } from '@shop/schema/domain/design/product-choice'
import { formatPence } from '#data/language/numbers.ts'
import { chainLengthIn } from '#shop/design/size/chain-length.ts'
import { chainLengthText } from '#shop/design/size/chain-length-text.ts'
import { stoneIdsOfLine } from '#data/basket/stone-ids-of-line.ts'
import { galleryPictures } from '#shop/design/gallery/gallery-pictures.ts'
import { pricingOf } from '#shop/design/price/pricing-of.ts'
import { lineTitle } from './line-title.ts'
import type { Design, SettingChoice } from '#shop/design/design.ts'
import { settingChoice } from '#shop/design/design-choice.ts'
import { settingAddress } from '#shop/design/setting-on-page.ts'
import { similarStonesHref } from '#shop/build/notices/similar-stones.ts'
import { stoneColour } from '#shop/build/stone-colour.ts'
import { subjectOf } from '#shop/build/notices/stone-notice.ts'
import { matchesAddress } from '#shop/build/pair/matches-address.ts'
import type { StoneOnPage } from '#shop/gemstone/stone-on-page.ts'
import type { ShopRulesQuery } from '#generated/graphql/graphql.ts'
import { metalWithFineness } from '#shop/design/metals/metal-name.ts'
import { ownNameOf } from '#data/language/own-name.ts'
import { kindName } from '#shop/gemstone/stone-name.ts'
import { m } from '#generated/paraglide/messages.js'
import type { LineFacts, LineParts, LineView, ShownItem } from './line.ts'
import { lineArrivalText, metalColourOfOptions } from './line-text.ts'
import { isFinishedPiece, pieceLineView } from './piece-line-view.ts'

/** What a line shows: everything that is known of it, and no more than that. */
export function lineView(item: ShownItem, { design, stones }: LineParts, facts: LineFacts): LineView {
  if (isFinishedPiece(item, design)) return pieceLineView(item, design, facts)
  const choice = design && (choiceOf(design, item.optionIds) ?? settingChoice(design, item.shape, item.metal))
  const setting = design && choice ? { design, choice } : null
  const isWhole = design !== null && stones.length === stoneIdsOfLine(item).length
  const name = design?.name ?? m.basket_line_unknown({ sku: item.sku })
  // What is built is known with its design; an address of another kind leads on to the right one.
  const kind = design ? createKindOf(design) : item.gemstonePair.length > 0 ? 'earrings' : 'engagement-ring'
  const address = setting ? settingAddress(setting) : { ...item, kind }
  const keptId = keptStoneOf(item, stones)
  const [picture] = setting ? galleryPictures(setting.design, setting.choice) : []
  return {
    title: isWhole ? lineTitle(name, stones) : (item.title ?? lineTitle(name, stones)),
    picture: picture?.asset ?? null,
    stoneColour: stoneColour(stones[0]?.stone),
    facts: [
      madeText(choice ? metalWithFineness(choice.metal) : metalColourOfOptions(item.optionIds), item, design),
      design && chainText(item, design),
      ...stones.map((stone, at) => stoneText(stones, at, stone)),
      stones.length === 0 && item.title === null ? unknownStonesText(item) : null,
      item.engraving &&
        m.basket_line_engraved({ text: item.engraving.text, font: ownNameOf(item.engraving.font) }),
      design && facts.rules && partsText(item, design, stones, facts.rules),
      setting ? lineArrivalText(item, setting, stones, facts) : null,
    ].filter((text) => text !== null),
    editHref: editAddress(item, address),
    stonesHref: stonesAddress(item, address, stones, keptId),
    keptStoneId: keptId,
    others: { text: m.basket_choose_setting(), href: addresses.settingList(kind) },
  }
}

/** The stones of a line by their numbers, where neither shop nor browser says more of them; null for none. */
function unknownStonesText(item: ShownItem): string | null {
  const [first, second] = stoneIdsOfLine(item)
  if (first === undefined) return null
  return second === undefined ? m.basket_line_stone({ id: first }) : m.basket_line_stones({ first, second })
}

/** The review of a piece, in the flow that it was built in; of a setting by itself its page. */
function editAddress(item: ShownItem, address: addresses.ChosenSettingAddress): string {
  const stoneIds = stoneIdsOfLine(item)
  if (stoneIds.length === 0) return addresses.settingDetail(address.kind, address.sku, address)
  if (item.isGemstoneFirst && item.gemstoneId !== null) {
    return addresses.gemstoneFirstReview(address, item.gemstoneId)
  }
  return addresses.review(address, ...stoneIds)
}

/**
 * Where another stone is chosen, in the flow that the piece was built in: one that started with its stone among those
 * like it, once that is loaded; any other among those of its shape.
 */
function stonesAddress(
  item: ShownItem,
  address: addresses.ChosenSettingAddress,
  [first]: readonly StoneOnPage[],
  keptId: string | null,
): string {
  if (keptId !== null) return matchesAddress(address, keptId)
  if (!item.isGemstoneFirst) return addresses.gemstoneList(address)
  return first ? similarStonesHref(first.stone) : addresses.gemstoneFirstList(item.shape)
}

/** The shape and metal among the chosen options; null when the design is not made so. */
export function choiceOf(design: Design, optionIds: readonly string[]): SettingChoice | null {
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
  design: Design | null,
): string | null {
  if (metal === null) return null
  const isSized = design ? optionsOf(design, fingerSizeAttribute).length > 0 : gemstonePair.length === 0
  if (!isSized && fingerSize === null) return metal
  if (isSizeUnsure) return m.basket_line_sizer({ metal })
  return fingerSize === null
    ? m.basket_line_no_size({ metal })
    : m.basket_line_size({ metal, size: fingerSize })
}

/** The length of a pendant's chain: `Chain 18" (46 cm)`; null for a piece without a choice of one. */
function chainText({ optionIds }: ShownItem, design: Design): string | null {
  const length = chainLengthIn(design, optionIds)
  return length === null ? null : m.review_chain({ length: chainLengthText(length) })
}

/** What a laboratory says of a stone; one of a pair with which of them it is. */
function stoneText(stones: readonly StoneOnPage[], at: number, { stone, view }: StoneOnPage): string {
  const { colourText, clarityText, cutText, qualityText, reportText, certificateText } = view
  const grades = [qualityText, colourText, clarityText, cutText, reportText ?? certificateText]
  const name = stones.length > 1 ? subjectOf(stones, at) : kindName(stone.gemStoneType)
  return [name, ...grades].filter((text) => text !== null).join(', ')
}

/** What setting and stones cost each; null unless they come to what the cart says. */
function partsText(
  { optionIds, total }: ShownItem,
  design: Design,
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
    pricing: pricingOf(rules),
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
