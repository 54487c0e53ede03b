import type { DesignRecord } from '@shop/fixtures/designs/design-record'
import { defaultShape } from '@shop/schema/domain/design-shapes'
import type { DesignAsset, DesignAssetsArgs, RequireFields } from '../generated/resolvers.ts'
import { type DesignPicture, pictureSetVersion, picturesOf } from './design-pictures.ts'

export type AssetsArguments = RequireFields<DesignAssetsArgs, 'attributeIds' | 'defaultShape'>

const sidePixels = 600

/**
 * The pictures of a design as the contract shows them. With `attributeIds` those tagged with all of them;
 * with `defaultShape` those in the design's default shape, which is all of a piece without a choice of shapes.
 */
export function assetsOf(design: DesignRecord, args: AssetsArguments): DesignAsset[] {
  const { attributeIds, isMain, isHover } = args
  const shapeIds: readonly string[] = defaultShape(design)?.ids ?? []
  return picturesOf(design)
    .filter(
      (picture) =>
        attributeIds.every((id) => tagsOf(picture).includes(id)) &&
        (!args.defaultShape || picture.shapeId === null || shapeIds.includes(picture.shapeId)) &&
        (isMain ?? isMainPicture(picture)) === isMainPicture(picture) &&
        (isHover ?? isHoverPicture(picture)) === isHoverPicture(picture),
    )
    .map((picture) => ({
      asset: { source: `${picture.path}?v=${pictureSetVersion()}`, width: sidePixels, height: sidePixels },
      tags: tagsOf(picture),
      type: 'IMAGE',
      isMain: isMainPicture(picture),
      isHover: isHoverPicture(picture),
    }))
}

function tagsOf({ shapeId, metalId }: DesignPicture): string[] {
  return shapeId === null ? [metalId] : [shapeId, metalId]
}

function isMainPicture({ view }: DesignPicture): boolean {
  return view === 'hero'
}

function isHoverPicture({ view }: DesignPicture): boolean {
  return view === 'top' || view === 'close'
}
