import {
  chainLengthAttribute,
  totalCaratAttribute,
  weightAttribute,
  widthAttribute,
} from '@shop/schema/domain/product-choice'
import { m } from '#generated/paraglide/messages.js'

const centimetresPerInch = 2.54

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
      return attributeName
  }
}

/** An option with its unit: `3.00 mm`, `0.20 ct`, `18" (46 cm)`. */
export function optionText(attributeName: string, optionName: string): string {
  switch (attributeName) {
    case widthAttribute:
      return m.product_width_option({ width: optionName })
    case totalCaratAttribute:
      return m.product_carats_option({ carats: optionName })
    case chainLengthAttribute: {
      const inches = Number(optionName.replace('"', ''))
      return m.product_chain_option({
        length: optionName,
        centimetres: Math.round(inches * centimetresPerInch),
      })
    }
    default:
      return optionName
  }
}
