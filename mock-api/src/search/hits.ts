import type { DesignRecord } from '@shop/fixtures/designs/design-record'
import type { StoneRecord } from '@shop/fixtures/stones/stone-record'
import { stoneSizeAttribute } from '@shop/schema/domain/design/design'
import { engravingAttribute, fingerSizeAttribute } from '@shop/schema/domain/design/product-choice'
import type { DesignHit, GemstoneHit } from '@shop/schema/http/search-hits'
import { assetsOf, type AssetsArguments } from '../catalogue/design-assets.ts'
import { assetsOf as stoneAssetsOf, supplierPictureOf } from '../gemstones/stone-pictures.ts'
import type { Stills } from '../pictures/stills.ts'

/** Choices that never change the price of a card. */
const unpriced = new Set([stoneSizeAttribute, fingerSizeAttribute, engravingAttribute])

/** A piece as a search card shows it. */
export function hitOfDesign(design: DesignRecord, stills: Stills): DesignHit {
  const { id, sku, name, category, subCategory, expressDelivery, gemTypes, prices, channels, attributes } =
    design
  return {
    productType: 'Design',
    id,
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
        options: attribute.options.map(({ id: optionId, name: optionName, price, isFixedPrice }) => ({
          id: optionId,
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
    pictures: picturesOf(design, { isMain: true }, stills),
    hoverPictures: picturesOf(design, { isHover: true }, stills),
  }
}

/** A loose stone as a search card shows it. */
export function hitOfStone(stone: StoneRecord, stills: Stills): GemstoneHit {
  const { id, repNo, shape, caratWeight, plainColour, fancyColour, clarity } = stone
  const { gemStoneType, species, certificate, price } = stone
  const own = stoneAssetsOf(stone, stills).find(({ type }) => type === 'IMAGE')
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
    picture: own?.source ?? supplierPictureOf(stone, stills),
    smallPicture: own?.smallSource ?? null,
  }
}

/** A picture that serves several carats of a gold is sent once, with the tags of all: an answer may hold every piece. */
function picturesOf(
  design: DesignRecord,
  view: Pick<AssetsArguments, 'isMain' | 'isHover'>,
  stills: Stills,
): DesignHit['pictures'] {
  const bySource = new Map<string, DesignHit['pictures'][number]>()
  for (const { asset, tags } of assetsOf(design, { attributeIds: [], defaultShape: true, ...view }, stills)) {
    const { source, smallSource = null } = asset
    const known = bySource.get(source)?.tags ?? []
    bySource.set(source, { tags: [...new Set([...known, ...tags])], asset: { source, smallSource } })
  }
  return [...bySource.values()]
}
