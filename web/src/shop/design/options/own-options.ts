import {
  productAttributes,
  type ProductChoice,
  type ProductDesign,
  type AskedOptions,
} from '@shop/schema/domain/design/product-choice'
import { ownFamily } from '@shop/schema/domain/addresses/product-families'
import { choiceAtAddress, pathAttributes, productAddress } from '@shop/schema/domain/addresses/product-path'
import { metalAttribute } from '@shop/schema/domain/design/metals'

/** The choices of a piece that its path does not name, such as the length of a chain. */
export function ownAttributes(design: Pick<ProductDesign, 'attributes' | 'subCategory'>) {
  const family = ownFamily(design)
  const { size, weight } = family ? pathAttributes(design, family) : { size: null, weight: null }
  return productAttributes(design).filter(({ name }) => ![metalAttribute, size, weight].includes(name))
}

/**
 * The address of a piece as chosen. What its path cannot say stands behind it as a fragment, where it is not
 * what the path alone shows: `…/product/NE-00936/yellow-gold#chain-length=16`. So whoever is sent the address
 * sees the same piece at the same price, and no choice passes from one piece to another; the path alone,
 * which is what the server and search engines know, always shows the shop's own choice. Null for a setting.
 */
export function pieceHref(design: ProductDesign, choice: Pick<ProductChoice, 'options'>): string | null {
  const address = productAddress(design, choice)
  const fragment = ownFragment(design, choice)
  return address === null || fragment === '' ? address : `${address}#${fragment}`
}

/** What the path of a piece leaves out of a choice: `chain-length=16`; empty when it leaves out nothing. */
export function ownFragment(design: ProductDesign, { options }: Pick<ProductChoice, 'options'>): string {
  const atAddress = choiceAtAddress(design, { options })
  const own = ownAttributes(design).flatMap(({ name }) => {
    const option = options[name]
    return option && option.id !== atAddress.options[name]?.id ? [[slugOf(name), slugOf(option.name)]] : []
  })
  return new URLSearchParams(own).toString()
}

/** The options that the fragment of an address names; what the piece does not have is passed over. */
export function ownOptionsIn(
  design: Pick<ProductDesign, 'attributes' | 'subCategory'>,
  fragment: string,
): AskedOptions {
  const named = new URLSearchParams(fragment)
  return Object.fromEntries(
    ownAttributes(design).flatMap(({ name, options }) => {
      const slug = named.get(slugOf(name))
      const option = options.find((each) => slugOf(each.name) === slug)
      return option ? [[name, option.id]] : []
    }),
  )
}

/** A name as a fragment spells it: `Chain Length` is `chain-length`, `6.5"` is `6-5`. */
function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}
