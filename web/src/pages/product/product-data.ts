import { metalName } from '#shop/design/metals/metal-name.ts'
import { isInStock } from '@shop/schema/domain/delivery/delivery'
import { optionsOf } from '@shop/schema/domain/design/design'
import { metalAttribute } from '@shop/schema/domain/design/metals'
import {
  isMade,
  offeredOptions,
  widthAttribute,
  type ProductChoice,
} from '@shop/schema/domain/design/product-choice'
import { ownFamily } from '@shop/schema/domain/addresses/product-families'
import { choiceAtAddress, pathAttributes, productAddress } from '@shop/schema/domain/addresses/product-path'
import { shopIdentity } from '@shop/schema/domain/vocabulary/shop-identity'
import { publicConfig } from '#data/page-facts.ts'
import { pictureAddress } from '#data/picture-address.ts'
import type { ShopRulesQuery } from '#generated/graphql/graphql.ts'
import { piecePictures } from '#shop/design/gallery/gallery-pictures.ts'
import { dataPrice, promisesOfOffer } from '#data/structured-data.ts'
import { productPrice, productTitle, type ProductView } from './product-view.ts'

/**
 * A piece as schema.org knows it: at the very price the page shows, among its variants in other metals and
 * sizes, each at its own address.
 */
export function productData(view: ProductView, rules: ShopRulesQuery): object {
  const { design, chosen, piece, title } = view
  const { assetsUrl } = publicConfig()
  const images = piecePictures(design, piece).flatMap(({ asset }) =>
    asset ? (pictureAddress(assetsUrl, asset.source) ?? []) : [],
  )
  return {
    '@type': 'Product',
    name: title,
    sku: variantSku(design, chosen),
    ...(design.description ? { description: design.description } : {}),
    ...(images.length > 0 ? { image: images.map(absolute) } : {}),
    brand: { '@type': 'Brand', name: shopIdentity.brand },
    material: metalName(piece.metal),
    ...sizeOf(design, chosen),
    ...offersOf(design, chosen, rules),
    ...groupOf(view, rules),
  }
}

/** The piece among its variants: in each other metal and each other size, as far as they are to be had. */
function groupOf({ design, chosen }: ProductView, rules: ShopRulesQuery): object {
  const varying = [metalAttribute, sizeName(design) ?? ''].filter(
    (name) => optionsOf(design, name).length > 1,
  )
  if (varying.length === 0) return {}
  const variants = varying
    .flatMap((name) => offeredOptions(design, chosen, name))
    .flatMap(({ choice, isChosen }) => (choice && !isChosen ? [choiceAtAddress(design, choice)] : []))
  return {
    inProductGroupWithID: design.sku,
    isVariantOf: {
      '@type': 'ProductGroup',
      name: design.name,
      productGroupID: design.sku,
      variesBy: varying.map((name) => `https://schema.org/${propertyOf(name)}`),
      hasVariant: variants.map((choice) => ({
        '@type': 'Product',
        name: productTitle(design, choice),
        sku: variantSku(design, choice),
        ...sizeOf(design, choice),
        ...offersOf(design, choice, rules),
      })),
    },
  }
}

/** What tells one choice of a design from another: its sku and what its address says of it. */
function variantSku(design: ProductView['design'], choice: ProductChoice): string {
  const [, said = ''] = productAddress(design, choice)?.split(`/${design.sku}/`) ?? []
  return [design.sku, ...said.split('/')].filter((part) => part !== '').join('-')
}

function offersOf(design: ProductView['design'], choice: ProductChoice, rules: ShopRulesQuery): object {
  const price = productPrice(design, choice, rules)
  const href = productAddress(design, choice)
  if (!price || href === null) return {}
  const state = stateOf(design, choice)
  return {
    offers: {
      '@type': 'Offer',
      url: absolute(href),
      price: dataPrice(price.pricePence),
      priceCurrency: 'GBP',
      availability: `https://schema.org/${state}`,
      itemCondition: 'https://schema.org/NewCondition',
      // What is sold is not sent.
      ...(state === 'SoldOut' ? {} : promisesOfOffer),
    },
  }
}

/** What lies on the shelf is in stock, whether or not it is also made to order. */
function stateOf(design: ProductView['design'], { optionIds }: ProductChoice): string {
  if (isInStock({ stock: design.stock, optionIds })) return 'InStock'
  return isMade(design, { optionIds }) ? 'Personalisation' : 'SoldOut'
}

/** The width of a band in millimetres, or the carats of a piece in total, where there are several to choose from. */
function sizeOf(design: ProductView['design'], { options }: ProductChoice): object {
  const name = sizeName(design)
  const option = name === null ? undefined : options[name]
  if (!option) return {}
  return name === widthAttribute
    ? { width: { '@type': 'QuantitativeValue', value: option.name, unitCode: 'MMT' } }
    : { additionalProperty: { '@type': 'PropertyValue', name, value: option.name, unitCode: 'CTM' } }
}

/** The choice of width or of carats that the piece's address names; null where there is nothing to choose. */
function sizeName(design: ProductView['design']): string | null {
  const family = ownFamily(design)
  const { size } = family ? pathAttributes(design, family) : { size: null }
  return size !== null && optionsOf(design, size).length > 1 ? size : null
}

/** What schema.org calls a choice; it has no word for carats. */
function propertyOf(attributeName: string): string {
  if (attributeName === metalAttribute) return 'material'
  return attributeName === widthAttribute ? 'width' : 'additionalProperty'
}

function absolute(address: string): string {
  return new URL(address, publicConfig().siteUrl).href
}
