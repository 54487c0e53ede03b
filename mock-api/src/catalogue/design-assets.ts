import type { DesignRecord } from '@shop/fixtures/designs/design-record'
import { defaultShape } from '@shop/schema/domain/design/design-shapes'
import type { DesignAsset, DesignAssetsArgs, RequireFields } from '../generated/resolvers.ts'
import { stillAsset } from '../pictures/still-asset.ts'
import type { Stills } from '../pictures/stills.ts'
import { altOf } from './design-alt.ts'
import { type DesignPicture, picturesOf } from './design-pictures.ts'

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
