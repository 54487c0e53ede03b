import { stonePictureKey } from '@shop/fixtures/imagery/pictures'
import type { StoneRecord } from '@shop/fixtures/stones/stone-record'
import { gemStoneTypeName } from '@shop/schema/domain/vocabulary/gemstones'
import { type Shape, shapes } from '@shop/schema/domain/vocabulary/taxonomy'
import { looseStoneLook, type StoneLook } from '@shop/schema/geometry/looks/stone-looks'
import { variantOfStone } from '@shop/schema/geometry/stones/stone-variants'
import type { GemstoneAsset } from '../generated/resolvers.ts'
import { stillAsset, type StillAddress } from '../pictures/still-asset.ts'
import { assetsPath, type Stills } from '../pictures/stills.ts'

export const stonePicturesPath = `${assetsPath}/stones`

/** Stones that a list shows one after the other, from this place of it on: no two neighbours look the same. */
export function asNeighbours(stones: readonly StoneRecord[], firstPlace: number): StoneRecord[] {
  return stones.map((stone, index) => ({
    ...stone,
    pictures: { ...stone.pictures, place: firstPlace + index },
  }))
}

/** The pictures of a stone as the contract shows them: of the variant of its shape and look that is most like it. */
export function assetsOf(stone: StoneRecord, stills: Stills): GemstoneAsset[] {
  const { isOwn, isTurning } = stone.pictures
  const still = stillOf(stone, stills)
  if (!still) return []
  const alt = altOf(stone, still.shape)
  const ofVariant = stillAsset(still, stills.version, alt)
  const shown = {
    ...ofVariant,
    largeSource: ofVariant.largeSource ?? largeSourceOf(stone, still.shape, stills),
  }
  const turning = {
    ...shown,
    source: `${still.path}-turning.svg?v=${stills.version}`,
    smallSource: null,
    largeSource: null,
  }
  return [
    ...(isOwn ? [{ type: 'IMAGE' as const, ...shown }] : []),
    ...(isTurning ? [{ type: 'IMAGE_360' as const, ...turning }] : []),
  ]
}

/** Variants of coloured stones stand in lists alone: where one stands large, it is the picture of its shape. */
function largeSourceOf(stone: StoneRecord, { slug }: Shape, { manifest, version }: Stills): string | null {
  const look = looseStoneLook(stone)
  const entry = manifest[stonePictureKey(slug, look)]
  return entry
    ? stillAsset({ entry, path: stonePicturePath(slug, look, null) }, version, '').largeSource
    : null
}

/** The picture in the feed of its supplier; null when there is none. */
export function supplierPictureOf(stone: StoneRecord, stills: Stills): string | null {
  const still = stone.pictures.isOfSupplier ? stillOf(stone, stills) : null
  return still && stillAsset(still, stills.version, '').source
}

/** The path of the pictures of a shape and look, or of one of its variants, without width and ending. */
function stonePicturePath(shape: string, look: StoneLook, variant: number | null): string {
  return [stonePicturesPath, shape, look, ...(variant === null ? [] : [variant])].join('/')
}

function stillOf(
  stone: StoneRecord,
  { manifest }: Stills,
): (StillAddress & { readonly shape: Shape }) | null {
  const shape = shapes.find(({ value }) => value === stone.shape)
  if (!shape) return null
  const look = looseStoneLook(stone)
  const { id, pictures } = stone
  const like = variantOfStone(shape.slug, stone, { seed: Number(id), place: pictures.place })
  // Looks that few stones have come in one picture.
  for (const variant of [like, null]) {
    const entry = manifest[stonePictureKey(shape.slug, look, variant)]
    if (entry) return { entry, path: stonePicturePath(shape.slug, look, variant), shape }
  }
  return null
}

/** What a picture of a stone shows, in English: `Oval Shape sapphire, pink`. */
function altOf({ gemStoneType, species, fancyColour }: StoneRecord, { value }: Shape): string {
  const kind = gemStoneTypeName(gemStoneType).toLowerCase()
  const colour = fancyColour?.toLowerCase()
  const isNamed = species !== null && !kind.includes(species.toLowerCase())
  return [`${value} ${isNamed ? species.toLowerCase() : kind}`, ...(colour ? [colour] : [])].join(', ')
}
