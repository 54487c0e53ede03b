import { gemCertificates, gemColours, gemCuts } from '@shop/schema/domain/vocabulary/gemstone-grades'
import { shopIdentity } from '@shop/schema/domain/vocabulary/shop-identity'
import { shapes } from '@shop/schema/domain/vocabulary/taxonomy'
import type { PictureAsset } from '#data/shown-picture.ts'
import type {
  OrderAddressFieldsFragment,
  OrderFieldsFragment,
  OrderLineFieldsFragment,
} from '#generated/graphql/graphql.ts'
import { countryName } from '#data/language/country-name.ts'
import { nameInSentence } from '#data/language/nouns.ts'
import { ownNameOf } from '#data/language/own-name.ts'
import { gradeName } from '#shop/gemstone/grade-name.ts'
import { metalLabel } from '#shop/design/metals/metal-name.ts'
import { choiceName, optionText } from '#shop/design/options/option-names.ts'
import { shapeAttribute } from '@shop/schema/domain/design/design-shapes'
import { metalAttribute, parseMetal } from '@shop/schema/domain/design/metals'
import { m } from '#generated/paraglide/messages.js'
import { clarityLabel } from '#shop/gemstone/clarity-label.ts'
import { hundredthsText } from '#shop/gemstone/stone-measures.ts'
import { kindName, stoneTitle } from '#shop/gemstone/stone-name.ts'

type SoldStone = OrderLineFieldsFragment['gemstones'][number]

/** A stone as it was sold: `1.01 ct Round diamond`. */
export function soldStoneTitle(stone: SoldStone): string {
  const shape = shapes.find(({ value }) => value === stone.shape)?.name ?? stone.shape
  return stoneTitle(stone, hundredthsText(stone.caratWeight), shape)
}

/** What was known of a stone when it was sold: its kind and grades, and the report that says so. */
export function soldStoneFacts(stone: SoldStone): string[] {
  const laboratory = gradeName(gemCertificates, stone.certificate)
  const grades = [
    kindName(stone.gemStoneType),
    stone.fancyColour ?? gradeName(gemColours, stone.plainColour),
    clarityLabel(stone),
    gradeName(gemCuts, stone.cut),
  ]
  return [
    grades.filter((text) => text !== null).join(', '),
    laboratory !== null && stone.repNo !== null ? `${laboratory} ${stone.repNo}` : null,
  ].filter((text) => text !== null)
}

/** What was chosen of a piece, in words. */
export function lineFacts({ options, fingerSize, engraving }: OrderLineFieldsFragment): string[] {
  const values = options.map(optionWords)
  const size = fingerSize === null ? [] : [m.account_order_size({ size: fingerSize })]
  return [
    [...values, ...size].join(', '),
    engraving === null
      ? ''
      : m.basket_line_engraved({ text: engraving.text, font: ownNameOf(engraving.font) }),
  ].filter((text) => text !== '')
}

/** An option as it was sold, as the basket names it; metal and shape say by themselves what they are. */
function optionWords({ name, value }: OrderLineFieldsFragment['options'][number]): string {
  const metal = name === metalAttribute ? parseMetal(value) : null
  if (metal) return metalLabel(metal)
  const option = optionText(name, value)
  return name === shapeAttribute ? option : m.basket_line_choice({ choice: choiceName(name), option })
}

/**
 * That a ring waits for its finger size, and how to tell it (rules/products#finger-sizes). Null where its size is known,
 * and once the order is made or paid back.
 */
export function openSizeText(
  { isSizeUnsure }: Pick<OrderLineFieldsFragment, 'isSizeUnsure'>,
  { tracking, refund }: Pick<OrderFieldsFragment, 'tracking' | 'refund'>,
): string | null {
  const isMade = tracking.some(({ stage, doneAt }) => stage === 'MADE' && doneAt !== null)
  if (isSizeUnsure !== true || isMade || refund !== null) return null
  return m.order_size_open({ phone: shopIdentity.freephone.shown })
}

/** Whether any ring of an order waits for its finger size: until then its day is the earliest (rules/delivery#without-a-size). */
export function waitsForSize(order: Pick<OrderFieldsFragment, 'lines' | 'tracking' | 'refund'>): boolean {
  return order.lines.some((line) => openSizeText(line, order) !== null)
}

/** What was ordered, in one line: `Round halo ring with 1.01 ct Round diamond, and 1 more`. */
export function orderTitle({ lines: [first, ...others] }: Pick<OrderFieldsFragment, 'lines'>): string {
  if (!first) return ''
  const [stone] = first.gemstones
  const title = stone
    ? m.basket_line_title({ name: first.name, stone: nameInSentence(soldStoneTitle(stone)) })
    : first.name
  return others.length === 0 ? title : m.account_order_and_more({ title, count: others.length })
}

/** The picture that shows most of what was chosen; null for a design that is no longer sold. */
export function linePicture({ design, optionIds }: OrderLineFieldsFragment): PictureAsset | null {
  const pictures = design?.pictures ?? []
  const chosen = pictures.filter(({ tags }) => tags.every((tag) => optionIds.includes(tag)))
  const [best] = chosen.toSorted((a, b) => b.tags.length - a.tags.length)
  return (best ?? pictures[0])?.asset ?? null
}

/** Who and where in one line: `Anne-Marie O’Brien, 14 Larkfield Terrace, Bath BA1 5LR`. */
export function oneLineAddress(to: OrderAddressFieldsFragment): string {
  return `${to.firstName} ${to.lastName}, ${placeLine(to)}`
}

/** Where alone, with the country where it is another. */
export function placeLine({ line1, line2, town, postcode, country }: OrderAddressFieldsFragment): string {
  const abroad = country === 'GB' ? null : countryName(country)
  return [line1, line2, `${town} ${postcode.replace(' ', '\u00a0')}`, abroad]
    .filter((part) => part != null)
    .join(', ')
}
