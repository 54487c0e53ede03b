import {
  chainLengthAttribute,
  totalCaratAttribute,
  weightAttribute,
  widthAttribute,
} from '@shop/schema/domain/design/product-choice'
import { ownNumber } from '#data/language/numbers.ts'
import { ownNameOf } from '#data/language/own-name.ts'
import { m } from '#generated/paraglide/messages.js'
import { chainLengthText } from '../size/chain-length-text.ts'

/** A choice as a page calls it. */
export function choiceName(attributeName: string): string {
  switch (attributeName) {
    case widthAttribute:
      return m.product_width()
    case weightAttribute:
      return m.product_weight()
    case totalCaratAttribute:
      return m.product_carats()
    case chainLengthAttribute:
      return m.product_chain()
    default:
      return ownNameOf(attributeName)
  }
}

/** An option with its unit: `3.00 mm`, `0.20 ct`, `18" (46 cm)`. */
export function optionText(attributeName: string, optionName: string): string {
  switch (attributeName) {
    case widthAttribute:
      return m.product_width_option({ width: ownNumber(optionName) })
    case totalCaratAttribute:
      return m.product_carats_option({ carats: ownNumber(optionName) })
    case chainLengthAttribute:
      return chainLengthText(optionName)
    default:
      return ownNameOf(optionName, attributeName)
  }
}
