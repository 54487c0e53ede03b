import type { MetalColourSlug, SettingStyle, ShapeSlug } from '@shop/schema/domain/taxonomy'

/** The four pictures of a setting: the catalogue picture, then from above, from the front and from the side. */
export const ringViews = ['hero', 'top', 'front', 'side'] as const
export type RingView = (typeof ringViews)[number]

/** The shank profiles the drawings know. */
export const bandProfiles = ['plain', 'tapered', 'knife-edge', 'twist'] as const
export type BandProfile = (typeof bandProfiles)[number]

/** What a ring drawing shows. */
export interface RingPiece {
  readonly style: SettingStyle['slug']
  readonly shape: ShapeSlug
  readonly metal: MetalColourSlug
  readonly clawCount?: 4 | 6
  readonly band?: BandProfile
  readonly bandWidthMm?: number
  /** Width of the centre stone; its length follows from the shape's proportion. */
  readonly stoneSizeMm?: number
}
