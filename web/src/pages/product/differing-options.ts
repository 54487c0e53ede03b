import type { AskedOption } from '@shop/schema/domain/addresses/product-path'
import { metalColours } from '@shop/schema/domain/vocabulary/taxonomy'
import { asLabel } from '#data/language/own-name.ts'
import { metalColourName, metalName } from '#shop/design/metals/metal-name.ts'
import { metalAttribute, parseMetal } from '@shop/schema/domain/design/metals'
import type { ProductChoice } from '@shop/schema/domain/design/product-choice'
import { optionText } from '#shop/design/options/option-names.ts'

/** An option in words, of whichever choice it is. */
export function spokenOption(attributeName: string, optionName: string): string {
  const metal = attributeName === metalAttribute ? parseMetal(optionName) : null
  return metal ? metalName(metal) : optionText(attributeName, optionName)
}

/** What an address asks for, in words; of a metal without its carats the colour alone. */
export function askedText({ attributeName, optionName }: AskedOption): string {
  const colour = metalColours.find(({ name }) => name === optionName)
  return colour ? asLabel(metalColourName(colour.slug)) : spokenOption(attributeName, optionName)
}

/** In what one choice differs from another, besides one that is spoken of already: `18ct Yellow Gold, 2.50 mm`. */
export function differingText(from: ProductChoice, to: ProductChoice, besides: string): string {
  return Object.entries(to.options)
    .filter(([name, { id }]) => name !== besides && from.options[name]?.id !== id)
    .map(([name, option]) => spokenOption(name, option.name))
    .join(', ')
}
