import { optionsOf } from '@shop/schema/domain/design/design'
import { shapeAttribute } from '@shop/schema/domain/design/design-shapes'
import { metalAttribute } from '@shop/schema/domain/design/metals'
import { shownPicture } from '#data/shown-picture.ts'
import { metalName } from '#shop/design/metals/metal-name.ts'
import { ownWordOf } from '#data/language/own-name.ts'
import { m } from '#generated/paraglide/messages.js'
import type { PictureFile } from '#lib/picture-file.ts'
import type { DesignChoice, Design, SettingChoice } from '../design.ts'

type DesignAsset = Design['assets'][number]

export interface GalleryPicture {
  /** As the API gives it; null for a piece that nobody has pictured. */
  readonly asset: DesignAsset['asset'] | null
  readonly alt: string
  /** The main one of the chosen shape and metal: the live view draws the same. */
  readonly isDrawable?: boolean | undefined
}

/** A picture where a browser finds it. */
export interface ShownGalleryPicture extends Pick<GalleryPicture, 'isDrawable'> {
  readonly picture: PictureFile | null
  readonly alt: string
}

/** Smaller ones are for cards: in a gallery they would be blown up. */
const galleryWidth = 640

/** The pictures of a design in the chosen shape and metal, the main one first; the placeholder when there is none. */
export function galleryPictures(design: Design, choice: SettingChoice): GalleryPicture[] {
  const main = m.setting_view_hero({
    name: design.name,
    metal: metalName(choice.metal),
    shape: ownWordOf(choice.shape.value),
  })
  return described(design, picturedOptions(design, choice.optionIds), main)
}

/** The pictures of a finished piece in its metal, the main one first; the placeholder when there is none. */
export function piecePictures(design: Design, { metal, metalOption }: DesignChoice): GalleryPicture[] {
  const main = m.product_picture({ name: design.name, metal: metalName(metal) })
  return described(design, [metalOption.id], main)
}

/** Those that are large enough for a gallery; all where none is said to be. */
export function largePictures(pictures: readonly GalleryPicture[]): readonly GalleryPicture[] {
  const large = pictures.filter(({ asset }) => asset && (asset.width ?? galleryWidth) >= galleryWidth)
  return large.length > 0 ? large : pictures
}

/** Pictures where a browser finds them, with the colour of the chosen stone where it is not clear. */
export function shownPictures(
  pictures: readonly GalleryPicture[],
  stoneColour: string | null = null,
): ShownGalleryPicture[] {
  return pictures.map(({ asset, alt, isDrawable }) => ({
    picture: shownPicture(asset, { stoneColour }),
    alt,
    isDrawable,
  }))
}

/**
 * The pictures that show these options, or any where there are none. The page says what the main one is of; the
 * API knows where others are taken from, and what they are of that show something else.
 */
function described(design: Pick<Design, 'assets'>, optionIds: readonly string[], main: string) {
  const tagged = taggedPictures(design, optionIds)
  const shown = mainFirst(tagged.length > 0 ? tagged : design.assets)
  if (shown.length === 0) return [{ asset: null, alt: main }]
  return shown.map(({ asset, isMain }, index): GalleryPicture => {
    const isDrawable = isMain && tagged.length > 0
    if (index === 0 && tagged.length > 0) return { asset, alt: main, isDrawable }
    return {
      asset,
      isDrawable,
      alt: asset.alt ?? (index === 0 ? main : m.picture_more({ picture: main, number: index + 1 })),
    }
  })
}

/** Of the options chosen those that a picture shows: a chain looks the same in every length. */
function picturedOptions(design: Pick<Design, 'attributes'>, optionIds: readonly string[]): string[] {
  const shown = [metalAttribute, shapeAttribute].flatMap((name) => optionsOf(design, name))
  return optionIds.filter((id) => shown.some((option) => option.id === id))
}

function taggedPictures({ assets }: Pick<Design, 'assets'>, optionIds: readonly string[]) {
  return assets.filter(({ tags }) => optionIds.every((id) => tags.includes(id)))
}

function mainFirst(assets: readonly DesignAsset[]): DesignAsset[] {
  return assets.toSorted((a, b) => Number(b.isMain) - Number(a.isMain))
}
