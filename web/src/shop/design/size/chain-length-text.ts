import { m } from '#generated/paraglide/messages.js'

const centimetresPerInch = 2.54

/** A length of chain by the name of its option: `18" (46 cm)`. */
export function chainLengthText(optionName: string): string {
  const inches = Number(optionName.replace('"', ''))
  return m.product_chain_option({
    length: optionName,
    centimetres: Math.round(inches * centimetresPerInch),
  })
}
