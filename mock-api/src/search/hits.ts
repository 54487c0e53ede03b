import type { DesignRecord } from '@shop/fixtures/designs/design-record'
import type { StoneRecord } from '@shop/fixtures/stones/stone-record'
import { stoneSizeAttribute } from '@shop/schema/domain/design'
import { engravingAttribute, fingerSizeAttribute } from '@shop/schema/domain/product-choice'
import type { DesignHit, GemstoneHit } from '@shop/schema/http/search-hits'
import { assetsOf, type AssetsArguments } from '../catalogue/design-assets.ts'
import { assetsOf as stoneAssetsOf, supplierPictureOf } from '../gemstones/stone-pictures.ts'

/** Choices that never change the price of a card. */
const unpriced = new Set([stoneSizeAttribute, fingerSizeAttribute, engravingAttribute])

/** A piece as a search card shows it. */
export function hitOfDesign(design: DesignRecord): DesignHit {
  const { sku, name, category, subCategory, expressDelivery, gemTypes, prices, channels, attributes } = design
  return {
    productType: 'Design',
    sku,
    name,
    category: { id: category.id },
    subCategory: { id: subCategory.id },
    expressDelivery,
    gemTypes: [...gemTypes],
    prices: prices.map(({ channel, basePrice }) => ({ channel: { code: channel.code }, basePrice })),
    channels: channels.map(({ channelCode, showOnSale, additionalSale }) => ({
      channelCode,
      showOnSale,
      additionalSale,
    })),
    attributes: attributes
      .filter((attribute) => !unpriced.has(attribute.name))
      .map((attribute) => ({
        name: attribute.name,
        options: attribute.options.map(({ id, name: optionName, price, isFixedPrice }) => ({
          id,
          name: optionName,
          price,
          isFixedPrice,
        })),
      })),
    purchaseAvailability: design.purchaseAvailability,
    stock: design.stock.map(({ stockStatus, attributes: optionIds }) => ({
      stockStatus,
      attributes: [...optionIds],
    })),
    pictures: picturesOf(design, { isMain: true }),
    hoverPictures: picturesOf(design, { isHover: true }),
  }
}

/** A loose stone as a search card shows it. */
export function hitOfStone(stone: StoneRecord): GemstoneHit {
  const { id, repNo, shape, caratWeight, plainColour, fancyColour, clarity } = stone
  const { gemStoneType, species, certificate, price } = stone
  const own = stoneAssetsOf(stone).find(({ type }) => type === 'IMAGE')?.source
  return {
    productType: 'gemstone',
    id,
    repNo,
    shape,
    caratWeight,
    plainColour,
    fancyColour,
    clarity,
    gemStoneType,
    species,
    certificate,
    price,
    picture: own ?? supplierPictureOf(stone),
  }
}

/** A picture that serves several carats of a gold is sent once, with the tags of all: an answer may hold every piece. */
function picturesOf(
  design: DesignRecord,
  view: Pick<AssetsArguments, 'isMain' | 'isHover'>,
): DesignHit['pictures'] {
  const tagsOf = new Map<string, Set<string>>()
  for (const { asset, tags } of assetsOf(design, { attributeIds: [], defaultShape: true, ...view })) {
    tagsOf.set(asset.source, new Set([...(tagsOf.get(asset.source) ?? []), ...tags]))
  }
  return [...tagsOf].map(([source, tags]) => ({ tags: [...tags], asset: { source } }))
}
