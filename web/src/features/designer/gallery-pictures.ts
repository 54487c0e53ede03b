import { createKindOf } from '@shop/schema/domain/create-kind'
import { optionsOf } from '@shop/schema/domain/design'
import { shapeAttribute } from '@shop/schema/domain/design-shapes'
import { metalAttribute, metalDisplayName } from '@shop/schema/domain/metals'
import { m } from '#generated/paraglide/messages.js'
import type { PieceChoice, Setting, SettingChoice } from './setting-choice.ts'

export interface GalleryPicture {
  readonly src: string | null
  readonly alt: string
}

/** The pictures of a design in the chosen shape and metal, the main one first; the placeholder when there is none. */
export function galleryPictures(design: Setting, choice: SettingChoice): GalleryPicture[] {
  const ordered = taggedPictures(design, picturedOptions(design, choice.optionIds))
  const main = m.setting_view_hero({
    name: design.name,
    metal: metalDisplayName(choice.metal),
    shape: choice.shape.value,
  })
  // What hangs is looked at closely where a ring is looked at from above.
  const second = createKindOf(design) === 'engagement-ring' ? m.setting_view_top() : m.setting_view_close()
  const views = [main, second, m.setting_view_front(), m.setting_view_side()]
  if (ordered.length === 0) return [{ src: null, alt: main }]
  return ordered.map(({ asset }, index) => ({ src: asset.source, alt: views[index] ?? main }))
}

/** The pictures of a finished piece in its metal, the main one first; the placeholder when there is none. */
export function piecePictures(design: Setting, { metal, metalOption }: PieceChoice): GalleryPicture[] {
  const named = { name: design.name, metal: metalDisplayName(metal) }
  const ordered = taggedPictures(design, [metalOption.id])
  if (ordered.length === 0) return [{ src: null, alt: m.product_picture(named) }]
  return ordered.map(({ asset }, index) => ({
    src: asset.source,
    alt: index === 0 ? m.product_picture(named) : m.product_picture_more({ ...named, number: index + 1 }),
  }))
}

/** Of the options chosen those that a picture shows: a chain looks the same in every length. */
function picturedOptions(design: Pick<Setting, 'attributes'>, optionIds: readonly string[]): string[] {
  const shown = [metalAttribute, shapeAttribute].flatMap((name) => optionsOf(design, name))
  return optionIds.filter((id) => shown.some((option) => option.id === id))
}

/** Pictures that show all of these options, or any where there are none. */
function taggedPictures({ assets }: Pick<Setting, 'assets'>, optionIds: readonly string[]) {
  const tagged = assets.filter(({ tags }) => optionIds.every((id) => tags.includes(id)))
  const ofColour = tagged.length > 0 ? tagged : assets
  return ofColour.toSorted((a, b) => Number(b.isMain) - Number(a.isMain))
}
