import { listing, product } from '@shop/schema/domain/addresses/addresses'
import { optionsOf } from '@shop/schema/domain/design/design'
import { metalAttribute, parseMetal } from '@shop/schema/domain/design/metals'
import {
  choiceOfOptions,
  fingerSizeAttribute,
  soldFingerSizes,
  type ProductChoice,
} from '@shop/schema/domain/design/product-choice'
import { ownFamily, productFamilies } from '@shop/schema/domain/addresses/product-families'
import { addressedProduct } from '@shop/schema/domain/addresses/product-path'
import { letterPlaceOf } from '@shop/schema/domain/design/product-engraving'
import { categoryIds } from '@shop/schema/domain/vocabulary/taxonomy'
import type { PieceOnPage } from '#shop/design/delivery/piece-delivery.ts'
import { piecePictures } from '#shop/design/gallery/gallery-pictures.ts'
import { isCutOut } from '#shop/design/personalisation/personalisation-choices.ts'
import { metalWithFineness } from '#shop/design/metals/metal-name.ts'
import type { Design } from '#shop/design/design.ts'
import { choiceName, optionText } from '#shop/design/options/option-names.ts'
import { pieceHref } from '#shop/design/options/own-options.ts'
import { ownNameOf } from '#data/language/own-name.ts'
import { m } from '#generated/paraglide/messages.js'
import type { LineFacts, LineView, ShownItem } from './line.ts'
import { lineArrivalText, metalColourOfOptions } from './line-text.ts'

/** Whether a line is a finished piece: as its design says, and until that is known as the line was put in. */
export function isFinishedPiece(item: Pick<ShownItem, 'shape'>, design: Design | null): boolean {
  return design ? design.category.id !== categoryIds.setting : item.shape === ''
}

/** What a line shows of a finished piece: everything that is known of it, and no more than that. */
export function pieceLineView(item: ShownItem, design: Design | null, facts: LineFacts): LineView {
  const choice = design && choiceOfLine(item, design)
  const [picture] = design && choice ? picturesOf(design, choice) : []
  const family = (design && ownFamily(design)) ?? anyFamily
  const href = (design && choice && pieceHref(design, choice)) ?? product(family.path, item.sku)
  return {
    title: design?.name ?? item.title ?? m.basket_line_unknown({ sku: item.sku }),
    picture: picture?.asset ?? null,
    stoneColour: null,
    facts: [
      choice ? metalText(choice) : metalColourOfOptions(item.optionIds),
      choice && choicesText(choice),
      sizeText(item, design),
      item.engraving && engravedText(item.engraving, design),
      design && choice && lineArrivalText(item, orderedPiece(design, choice), [], facts),
    ].filter((text) => text !== null),
    editHref: href,
    stonesHref: href,
    keptStoneId: null,
    others: { text: m.basket_choose_piece(), href: listing(`${family.path}/collection`) },
  }
}

/** Any piece of jewellery can be looked for there, and is sent on to its own address. */
const anyFamily = productFamilies[8]

/** The options of the line; of a design that was only kept by its metal, that and the shop's own choice. */
export function choiceOfLine(
  item: Pick<ShownItem, 'metal' | 'optionIds'>,
  design: Design,
): ProductChoice | null {
  if (item.optionIds.length > 0) return choiceOfOptions(design, item.optionIds)
  const family = ownFamily(design)
  return family && (addressedProduct(design, family, { metal: item.metal })?.choice ?? null)
}

function picturesOf(design: Design, choice: ProductChoice) {
  const metalOption = choice.options[metalAttribute]
  const metal = metalOption && parseMetal(metalOption.name)
  return metal ? piecePictures(design, { metalOption, metal, optionIds: choice.optionIds }) : []
}

function metalText({ options }: ProductChoice): string | null {
  const metal = parseMetal(options[metalAttribute]?.name ?? '')
  return metal && metalWithFineness(metal)
}

/** Every other choice: `Width 3.00 mm, Weight Medium`. */
function choicesText({ options }: ProductChoice): string | null {
  const texts = Object.entries(options)
    .filter(([name]) => name !== metalAttribute)
    .map(([name, option]) =>
      m.basket_line_choice({ choice: choiceName(name), option: optionText(name, option.name) }),
    )
  return texts.length > 0 ? texts.join(', ') : null
}

function sizeText({ fingerSize, isSizeUnsure }: ShownItem, design: Design | null): string | null {
  if (fingerSize !== null) return m.basket_line_finger_size({ size: fingerSize })
  if (isSizeUnsure) return m.basket_line_sizer_first()
  return design && optionsOf(design, fingerSizeAttribute).length > 0 ? m.basket_line_size_open() : null
}

/** `Letter A` of a piece that is its letter, `Letters ABC, Roman` of a face that carries them. */
function engravedText(engraving: NonNullable<ShownItem['engraving']>, design: Design | null): string {
  const letters = design && letterPlaceOf(design)
  if (!letters) return m.basket_line_engraved({ text: engraving.text, font: ownNameOf(engraving.font) })
  const text = isCutOut(letters) ? engraving.text : `${engraving.text}, ${ownNameOf(engraving.font)}`
  return engraving.text.length > 1 ? m.basket_line_letters({ text }) : m.basket_line_letter({ text })
}

/** The finished piece of a line as its day of arrival is worked out; null where its choices are unknown. */
export function deliveredPieceOf(item: ShownItem, design: Design): PieceOnPage | null {
  const choice = choiceOfLine(item, design)
  return choice && orderedPiece(design, choice)
}

/** With the finger sizes that this choice is sold in. */
function orderedPiece(design: Design, choice: ProductChoice): PieceOnPage {
  return { design, choice, sizes: soldFingerSizes(design, choice) }
}
