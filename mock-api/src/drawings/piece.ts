import type {
  BandPicture,
  BraceletPicture,
  DressRingPicture,
  EarringSettingPicture,
  EarringsPicture,
  NecklacePicture,
  PendantSettingPicture,
  PiecePicture,
  SettingPicture,
  StoneBandPicture,
} from '@shop/fixtures/designs/piece-picture'
import type { StoneColour } from './stone/stone-colours.ts'
import type { MetalColourSlug, SettingStyle, ShapeSlug } from '@shop/schema/domain/taxonomy'

/** The four pictures of a setting: the catalogue picture, then from above, from the front and from the side. */
export const ringViews = ['hero', 'top', 'front', 'side'] as const
export type RingView = (typeof ringViews)[number]

/** Every view that a piece can be pictured in; `close` is the second look at a piece that is no ring. */
export type PieceView = RingView | 'close'

/** The views of each kind of piece: the first is the catalogue picture, the second is kept for the hover. */
export const pieceViews = {
  setting: ringViews,
  'pendant-setting': ['hero', 'close', 'front', 'side'],
  'earring-setting': ['hero', 'close', 'front', 'side'],
  band: ['hero', 'top', 'front'],
  'stone-band': ['hero', 'top', 'front'],
  'dress-ring': ringViews,
  necklace: ['hero', 'close'],
  earrings: ['hero', 'close'],
  bracelet: ['hero', 'close'],
} as const satisfies Record<PiecePicture['kind'], readonly PieceView[]>

/** The shank profiles the drawings know. */
export const bandProfiles = ['plain', 'tapered', 'knife-edge', 'twist'] as const
export type BandProfile = (typeof bandProfiles)[number]

/** What a ring drawing shows. */
export interface RingPiece {
  readonly style: SettingStyle['slug']
  readonly shape: ShapeSlug
  readonly metal: MetalColourSlug
  readonly clawCount?: 4 | 6
  readonly head?: SettingPicture['head']
  readonly halo?: SettingPicture['halo']
  readonly shoulders?: SettingPicture['shoulders']
  readonly band?: BandProfile
  readonly bandWidthMm?: number
  /** Width of the centre stone; its length follows from the shape's proportion. */
  readonly stoneSizeMm?: number
  /** Of the centre stone; colourless when left out. */
  readonly stoneColour?: StoneColour
}

interface InShape {
  readonly shape: ShapeSlug
}

/** What a drawing of anything but a ring's setting shows, save its metal: a finished piece, or one with its stone. */
export type FinishedPicture =
  | (PendantSettingPicture & InShape)
  | (EarringSettingPicture & InShape)
  | BandPicture
  | StoneBandPicture
  | DressRingPicture
  | NecklacePicture
  | EarringsPicture
  | BraceletPicture

interface InMetal {
  readonly metal: MetalColourSlug
}

/** What any drawing shows: a setting with its stone, or a finished piece, in a metal. */
export type DrawnPiece = (RingPiece & { readonly kind: 'setting' }) | (FinishedPicture & InMetal)
