import { listing, product } from '@shop/schema/domain/addresses'
import { optionsOf } from '@shop/schema/domain/design'
import { metalAttribute, parseMetal } from '@shop/schema/domain/metals'
import {
  choiceOfOptions,
  fingerSizeAttribute,
  soldFingerSizes,
  type ProductChoice,
} from '@shop/schema/domain/product-choice'
import { ownFamily, productFamilies } from '@shop/schema/domain/product-families'
import { addressedProduct } from '@shop/schema/domain/product-path'
import { letterPlaceOf } from '@shop/schema/domain/product-engraving'
import { categoryIds, metalColours } from '@shop/schema/domain/taxonomy'
import { arrivalOf } from '#features/designer/arrival.ts'
import { arrivalText } from '#features/designer/arrival-text.ts'
import { longDay } from '#features/designer/delivery-dates.ts'
import { piecePictures } from '#features/designer/gallery-pictures.ts'
import { isCutOut } from '#features/designer/made-choices.ts'
import { metalWithFineness } from '#features/designer/metal-name.ts'
import type { Setting } from '#features/designer/setting-choice.ts'
import { choiceName, optionText } from '#features/product/option-names.ts'
import { pieceHref } from '#features/product/own-options.ts'
import { m } from '#generated/paraglide/messages.js'
import type { LineFacts, LineView, ShownItem } from './line-view.ts'

/** Whether a line is a finished piece: as its design says, and until that is known as the line was put in. */
export function isFinishedPiece(item: Pick<ShownItem, 'shape'>, design: Setting | null): boolean {
  return design ? design.category.id !== categoryIds.setting : item.shape === ''
}

/** What a line shows of a finished piece: everything that is known of it, and no more than that. */
export function pieceLineView(item: ShownItem, design: Setting | null, facts: LineFacts): LineView {
  const choice = design && choiceOf(item, design)
  const [picture] = design && choice ? picturesOf(design, choice) : []
  const family = (design && ownFamily(design)) ?? anyFamily
  const href = (design && choice && pieceHref(design, choice)) ?? product(family.path, item.sku)
  return {
    title: design?.name ?? m.basket_line_unknown({ sku: item.sku }),
    picture: picture?.asset ?? null,
    stoneColour: null,
    facts: [
      choice ? metalText(choice) : colourOf(item),
      choice && choicesText(choice),
      sizeText(item, design),
      item.engraving && engravedText(item.engraving, design),
      design && choice && item.isBought ? arrivalOfLine(item, design, choice, facts) : null,
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
function choiceOf(item: ShownItem, design: Setting): ProductChoice | null {
  if (item.optionIds.length > 0) return choiceOfOptions(design, item.optionIds)
  const family = ownFamily(design)
  return family && (addressedProduct(design, family, { metal: item.metal })?.choice ?? null)
}

function picturesOf(design: Setting, choice: ProductChoice) {
  const metalOption = choice.options[metalAttribute]
  const metal = metalOption && parseMetal(metalOption.name)
  return metal ? piecePictures(design, { metalOption, metal, optionIds: choice.optionIds }) : []
}

function metalText({ options }: ProductChoice): string | null {
  const metal = parseMetal(options[metalAttribute]?.name ?? '')
  return metal && metalWithFineness(metal)
}

/** The colour of a metal whose fineness only the design knows. */
function colourOf({ optionIds }: ShownItem): string | null {
  return metalColours.find(({ ids }) => ids.some((id) => optionIds.includes(id)))?.name ?? null
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

function sizeText({ fingerSize, isSizeUnsure }: ShownItem, design: Setting | null): string | null {
  if (fingerSize !== null) return m.basket_line_finger_size({ size: fingerSize })
  if (isSizeUnsure) return m.basket_line_sizer_first()
  return design && optionsOf(design, fingerSizeAttribute).length > 0 ? m.basket_line_size_open() : null
}

/** `Letter A` of a piece that is its letter, `Letters ABC, Roman` of a face that carries them. */
function engravedText(engraving: NonNullable<ShownItem['engraving']>, design: Setting | null): string {
  const letters = design && letterPlaceOf(design)
  if (!letters) return m.basket_line_engraved(engraving)
  const text = isCutOut(letters) ? engraving.text : `${engraving.text}, ${engraving.font}`
  return engraving.text.length > 1 ? m.basket_line_letters({ text }) : m.basket_line_letter({ text })
}

function arrivalOfLine(
  { fingerSize, isSizeUnsure, engraving }: ShownItem,
  design: Setting,
  choice: ProductChoice,
  { now, holidays }: LineFacts,
): string | null {
  if (!now) return null
  const piece = { design, choice, sizes: soldFingerSizes(design, choice) }
  const choices = { fingerSize, isSizeUnsure, engravingText: engraving?.text ?? '', isOrdered: true }
  return arrivalText(arrivalOf(piece, [], choices, { now, holidays }), longDay)
}
