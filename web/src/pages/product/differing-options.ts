import { metalName } from '#shop/design/metals/metal-name.ts'
import { metalAttribute, parseMetal } from '@shop/schema/domain/design/metals'
import type { ProductChoice } from '@shop/schema/domain/design/product-choice'
import { optionText } from '#shop/design/options/option-names.ts'

/** An option in words, of whichever choice it is. */
export function spokenOption(attributeName: string, optionName: string): string {
  const metal = attributeName === metalAttribute ? parseMetal(optionName) : null
  return metal ? metalName(metal) : optionText(attributeName, optionName)
}

/** In what one choice differs from another, besides one that is spoken of already: `18ct Yellow Gold, 2.50 mm`. */
export function differingText(from: ProductChoice, to: ProductChoice, besides: string): string {
  return Object.entries(to.options)
    .filter(([name, { id }]) => name !== besides && from.options[name]?.id !== id)
    .map(([name, option]) => spokenOption(name, option.name))
    .join(', ')
}
