import { stonePictureKey } from '@shop/fixtures/imagery/pictures'
import type { StoneRecord } from '@shop/fixtures/stones/stone-record'
import { gemStoneTypeName } from '@shop/schema/domain/vocabulary/gemstones'
import { type Shape, shapes } from '@shop/schema/domain/vocabulary/taxonomy'
import { looseStoneLook, type StoneLook } from '@shop/schema/geometry/looks/stone-looks'
import type { GemstoneAsset } from '../generated/resolvers.ts'
import { stillAsset, type StillAddress } from '../pictures/still-asset.ts'
import { assetsPath, type Stills } from '../pictures/stills.ts'

export const stonePicturesPath = `${assetsPath}/stones`

/** The pictures of a stone as the contract shows them; stones of one shape and look share theirs. */
export function assetsOf(stone: StoneRecord, stills: Stills): GemstoneAsset[] {
  const { isOwn, isTurning } = stone.pictures
  const still = stillOf(stone, stills)
  if (!still) return []
  const shown = stillAsset(still, stills.version, altOf(stone, still.shape))
  const turning = { ...shown, source: `${still.path}-turning.svg?v=${stills.version}`, smallSource: null }
  return [
    ...(isOwn ? [{ type: 'IMAGE' as const, ...shown }] : []),
    ...(isTurning ? [{ type: 'IMAGE_360' as const, ...turning }] : []),
  ]
}

/** The picture in the feed of its supplier; null when there is none. */
export function supplierPictureOf(stone: StoneRecord, stills: Stills): string | null {
  const still = stone.pictures.isOfSupplier ? stillOf(stone, stills) : null
  return still && stillAsset(still, stills.version, '').source
}

/** The path of the pictures of all stones of a shape and look, without width and ending. */
export function stonePicturePath(shape: string, look: StoneLook): string {
  return `${stonePicturesPath}/${shape}/${look}`
}

function stillOf(
  stone: StoneRecord,
  { manifest }: Stills,
): (StillAddress & { readonly shape: Shape }) | null {
  const shape = shapes.find(({ value }) => value === stone.shape)
  if (!shape) return null
  const look = looseStoneLook(stone)
  const entry = manifest[stonePictureKey(shape.slug, look)]
  return entry ? { entry, path: stonePicturePath(shape.slug, look), shape } : null
}

/** What a picture of a stone shows, in English: `Oval Shape sapphire, pink`. */
function altOf({ gemStoneType, species, fancyColour }: StoneRecord, { value }: Shape): string {
  const kind = gemStoneTypeName(gemStoneType).toLowerCase()
  const colour = fancyColour?.toLowerCase()
  const isNamed = species !== null && !kind.includes(species.toLowerCase())
  return [`${value} ${isNamed ? species.toLowerCase() : kind}`, ...(colour ? [colour] : [])].join(', ')
}
