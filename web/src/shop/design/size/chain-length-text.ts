import { ownNumber } from '#data/language/numbers.ts'
import { m } from '#generated/paraglide/messages.js'

const centimetresPerInch = 2.54

/** A length of chain by the name of its option: `18" (46 cm)`, of half inches `7.5"` or `7,5"`. */
export function chainLengthText(optionName: string): string {
  const inches = Number(optionName.replace('"', ''))
  return m.product_chain_option({
    length: ownNumber(optionName),
    centimetres: Math.round(inches * centimetresPerInch),
  })
}
