import { shapeImage } from '@shop/schema/domain/addresses'
import { shapes } from '@shop/schema/domain/taxonomy'
import { pictureAddress } from '#data/picture-address.ts'
import type { GemstoneCardFragment } from '#generated/graphql/graphql.ts'

/** The pictures of a stone. */
export interface StonePictures {
  /** The stone itself, else its supplier's picture, else the drawn shape; null leaves the placeholder. */
  readonly pictureSrc: string | null
  /** Whether the picture shows this very stone. */
  readonly isPictured: boolean
  /** One that turns; null when there is none. */
  readonly turningSrc: string | null
}

export function stonePictures(
  { shape, assets, supplier }: Pick<GemstoneCardFragment, 'shape' | 'assets' | 'supplier'>,
  assetsUrl: string,
): StonePictures {
  const sourceOf = (type: 'IMAGE' | 'IMAGE_360') => assets.find((asset) => asset.type === type)?.source
  const pictured = sourceOf('IMAGE') ?? supplier.importSettings.imgURL
  const slug = shapes.find(({ value }) => value === shape)?.slug
  return {
    pictureSrc: pictureAddress(assetsUrl, pictured) ?? (slug ? shapeImage(slug) : null),
    isPictured: pictured !== null,
    turningSrc: pictureAddress(assetsUrl, sourceOf('IMAGE_360') ?? null),
  }
}
