import type { DesignRecord } from '@shop/fixtures/designs/design-record'
import { defaultShape } from '@shop/schema/domain/design/design-shapes'
import type { DesignAsset, DesignAssetsArgs, RequireFields } from '../generated/resolvers.ts'
import { stillAsset } from '../pictures/still-asset.ts'
import type { Stills } from '../pictures/stills.ts'
import { type DesignPicture, picturesOf } from './design-pictures.ts'
import type { PieceLook } from '@shop/schema/geometry/looks/piece-look'
import { metalColours, type ShapeSlug } from '@shop/schema/domain/vocabulary/taxonomy'

/** Bands and bracelets lie, and are shown from above a second time; all else from the side. */
const secondViews: Readonly<Record<PieceLook['kind'], string>> = {
  setting: 'seen from the side',
  'pendant-setting': 'seen from the side',
  'earring-setting': 'seen from the side',
  band: 'seen from above',
  'stone-band': 'seen from above',
  'dress-ring': 'seen from the side',
  necklace: 'seen from the side',
  earrings: 'seen from the side',
  bracelet: 'seen from above',
}

/** What a stone of a shape is called: an emerald stone would be another thing. */
const stoneWords: Readonly<Record<ShapeSlug, string>> = {
  'round-brilliant': 'a round stone',
  'oval-shape': 'an oval stone',
  'emerald-cut': 'an emerald-cut stone',
  'cushion-cut': 'a cushion-cut stone',
  'pear-shape': 'a pear-shaped stone',
  'princess-cut': 'a princess-cut stone',
  'radiant-cut': 'a radiant-cut stone',
  'marquise-cut': 'a marquise-cut stone',
  'asscher-cut': 'an Asscher-cut stone',
  'heart-shape': 'a heart-shaped stone',
}

/** What a picture of a design shows, in English: `Wren in yellow gold with an oval stone, seen from the side`. */
function altOf(
  { name, pictures }: Pick<DesignRecord, 'name' | 'pictures'>,
  { shape, metal, view }: Pick<DesignPicture, 'shape' | 'metal' | 'view'>,
): string {
  const colour = metalColours.find(({ slug }) => slug === metal)?.name ?? metal
  const stone = shape ? ` with ${stoneWords[shape.slug]}` : ''
  const seen = view === 'second' && pictures ? `, ${secondViews[pictures.kind]}` : ''
  return `${name} in ${colour.toLowerCase()}${stone}${seen}`
}

export type AssetsArguments = RequireFields<DesignAssetsArgs, 'attributeIds' | 'defaultShape'>

/**
 * The pictures of a design as the contract shows them. With `attributeIds` those tagged with all of them;
 * with `defaultShape` those in the design's default shape, which is all of a piece without a choice of shapes.
 */
export function assetsOf(design: DesignRecord, args: AssetsArguments, stills: Stills): DesignAsset[] {
  const { attributeIds, isMain, isHover } = args
  const shapeIds: readonly string[] = defaultShape(design)?.ids ?? []
  return picturesOf(design, stills)
    .filter(
      (picture) =>
        attributeIds.every((id) => tagsOf(picture).includes(id)) &&
        (!args.defaultShape || picture.shape === null || shapeIds.includes(picture.shape.ids[0])) &&
        (isMain ?? isMainPicture(picture)) === isMainPicture(picture) &&
        (isHover ?? isHoverPicture(picture)) === isHoverPicture(picture),
    )
    .map((picture) => ({
      asset: stillAsset(picture, stills.version, altOf(design, picture)),
      tags: tagsOf(picture),
      type: 'IMAGE',
      isMain: isMainPicture(picture),
      isHover: isHoverPicture(picture),
    }))
}

function tagsOf({ shape, metalId }: DesignPicture): string[] {
  return shape === null ? [metalId] : [shape.ids[0], metalId]
}

function isMainPicture({ view }: DesignPicture): boolean {
  return view === 'hero'
}

function isHoverPicture({ view }: DesignPicture): boolean {
  return view === 'second'
}
