import { shapeImage } from '@shop/schema/domain/addresses/addresses'
import { shapes } from '@shop/schema/domain/vocabulary/taxonomy'
import { ownPicture, shownPicture, type PictureAsset } from '#data/shown-picture.ts'
import type { GemstoneCardFragment } from '#generated/graphql/graphql.ts'
import type { PictureFile } from '#lib/picture-file.ts'

/** The pictures of a stone. */
export interface StonePictures {
  /** The stone itself, else its supplier's picture, else the drawn shape; null leaves the placeholder. */
  readonly picture: PictureFile | null
  /** Whether the picture shows this very stone. */
  readonly isPictured: boolean
  /** One that turns; null when there is none. */
  readonly turning: PictureFile | null
}

interface PicturedStone extends Pick<GemstoneCardFragment, 'shape' | 'supplier'> {
  readonly assets: readonly (PictureAsset & Pick<GemstoneCardFragment['assets'][number], 'type'>)[]
}

export function stonePictures({ shape, assets, supplier }: PicturedStone, assetsUrl: string): StonePictures {
  const assetOf = (type: 'IMAGE' | 'IMAGE_360') => assets.find((asset) => asset.type === type)
  const ofSupplier = supplier.importSettings.imgURL
  const pictured = assetOf('IMAGE') ?? (ofSupplier === null ? undefined : { source: ofSupplier })
  const slug = shapes.find(({ value }) => value === shape)?.slug
  return {
    picture: shownPicture(pictured, { assetsUrl }) ?? (slug ? ownPicture(shapeImage(slug)) : null),
    isPictured: pictured !== undefined,
    turning: shownPicture(assetOf('IMAGE_360'), { assetsUrl }),
  }
}
