import { isInStock } from '@shop/schema/domain/delivery'
import { optionsOf } from '@shop/schema/domain/design'
import { metalAttribute, metalDisplayName } from '@shop/schema/domain/metals'
import { isMade, offeredOptions, type ProductChoice } from '@shop/schema/domain/product-choice'
import { ownFamily } from '@shop/schema/domain/product-families'
import { choiceAtAddress, pathAttributes, productAddress } from '@shop/schema/domain/product-path'
import { shopIdentity } from '@shop/schema/domain/shop-identity'
import { publicConfig } from '#data/page-facts.ts'
import { pictureAddress } from '#data/picture-address.ts'
import type { ShopRulesQuery } from '#generated/graphql/graphql.ts'
import { piecePictures } from '../designer/gallery-pictures.ts'
import { dataPrice } from '../shell/structured-data.ts'
import { productPrice, productTitle, type ProductView } from './product-view.ts'

/**
 * A piece as schema.org knows it: at the very price the page shows, among its variants in other metals and
 * sizes, each at its own address.
 */
export function productData(view: ProductView, rules: ShopRulesQuery): object {
  const { design, chosen, piece, title } = view
  const { assetsUrl } = publicConfig()
  const images = piecePictures(design, piece).flatMap(({ src }) => pictureAddress(assetsUrl, src) ?? [])
  return {
    '@type': 'Product',
    name: title,
    sku: design.sku,
    ...(design.description ? { description: design.description } : {}),
    ...(images.length > 0 ? { image: images.map(absolute) } : {}),
    brand: { '@type': 'Brand', name: shopIdentity.brand },
    material: metalDisplayName(piece.metal),
    ...sizeOf(view),
    ...offersOf(design, chosen, rules),
    inProductGroupWithID: design.sku,
    isVariantOf: {
      '@type': 'ProductGroup',
      name: design.name,
      productGroupID: design.sku,
      variesBy: ['https://schema.org/material', 'https://schema.org/size'],
      hasVariant: variantsOf(view, rules),
    },
  }
}

/** The piece in each other metal, and in each other size, as far as they are to be had. */
function variantsOf({ design, chosen }: ProductView, rules: ShopRulesQuery): object[] {
  return [metalAttribute, sizeName({ design })]
    .flatMap((name) => (name === null ? [] : offeredOptions(design, chosen, name)))
    .flatMap(({ choice, isChosen }) => (choice && !isChosen ? [choiceAtAddress(design, choice)] : []))
    .map((choice) => ({
      '@type': 'Product',
      name: productTitle(design, choice),
      sku: design.sku,
      ...offersOf(design, choice, rules),
    }))
}

function offersOf(design: ProductView['design'], choice: ProductChoice, rules: ShopRulesQuery): object {
  const price = productPrice(design, choice, rules)
  const href = productAddress(design, choice)
  if (!price || href === null) return {}
  return {
    offers: {
      '@type': 'Offer',
      url: absolute(href),
      price: dataPrice(price.pricePence),
      priceCurrency: 'GBP',
      availability: `https://schema.org/${stateOf(design, choice)}`,
      itemCondition: 'https://schema.org/NewCondition',
      shippingDetails: {
        '@type': 'OfferShippingDetails',
        shippingRate: { '@type': 'MonetaryAmount', value: '0', currency: 'GBP' },
        shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'GB' },
      },
    },
  }
}

/** What lies on the shelf is in stock, whether or not it is also made to order. */
function stateOf(design: ProductView['design'], { optionIds }: ProductChoice): string {
  if (isInStock({ stock: design.stock, optionIds })) return 'InStock'
  return isMade(design, { optionIds }) ? 'MadeToOrder' : 'SoldOut'
}

function sizeOf({ design, chosen }: ProductView): object {
  const name = sizeName({ design })
  const option = name === null ? undefined : chosen.options[name]
  return option ? { size: option.name } : {}
}

/** The choice of size that the piece's address names. */
function sizeName({ design }: Pick<ProductView, 'design'>): string | null {
  const family = ownFamily(design)
  const { size } = family ? pathAttributes(design, family) : { size: null }
  return size !== null && optionsOf(design, size).length > 1 ? size : null
}

function absolute(address: string): string {
  return new URL(address, publicConfig().siteUrl).href
}
