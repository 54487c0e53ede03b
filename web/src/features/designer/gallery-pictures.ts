import { metalDisplayName } from '@shop/schema/domain/metals'
import { m } from '#generated/paraglide/messages.js'
import type { Setting, SettingChoice } from './setting-choice.ts'

export interface GalleryPicture {
  readonly src: string | null
  readonly alt: string
}

/** The pictures of a design in the chosen shape and metal, the main one first; the placeholder when there is none. */
export function galleryPictures(design: Setting, choice: SettingChoice): GalleryPicture[] {
  const tagged = design.assets.filter(({ tags }) => choice.optionIds.every((id) => tags.includes(id)))
  const ofColour = tagged.length > 0 ? tagged : design.assets
  const ordered = ofColour.toSorted((a, b) => Number(b.isMain) - Number(a.isMain))
  const main = m.setting_view_hero({
    name: design.name,
    metal: metalDisplayName(choice.metal),
    shape: choice.shape.value,
  })
  const views = [main, m.setting_view_top(), m.setting_view_front(), m.setting_view_side()]
  if (ordered.length === 0) return [{ src: null, alt: main }]
  return ordered.map(({ asset }, index) => ({ src: asset.source, alt: views[index] ?? main }))
}
