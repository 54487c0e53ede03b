import type { PictureColour, StoneRecord } from '@shop/fixtures/stones/stone-record'
import { shapes, type ShapeSlug } from '@shop/schema/domain/taxonomy'
import { assetsPath } from '../catalogue/design-pictures.ts'
import { drawingsHash } from '../catalogue/drawings-hash.ts'
import type { GemstoneAsset } from '../generated/resolvers.ts'

export const stonePicturesPath = `${assetsPath}/stones`

/** What a picture of a stone shows: stones of one shape and colour share it. */
export interface StonePicture {
  readonly shape: ShapeSlug
  readonly colour: PictureColour
  /** Whether it stands still or turns. */
  readonly view: 'still' | 'turning'
}

/** The pictures of a stone as the contract shows them. */
export function assetsOf(stone: StoneRecord): GemstoneAsset[] {
  const { isOwn, isTurning } = stone.pictures
  return [...(isOwn ? assetOf(stone, 'still') : []), ...(isTurning ? assetOf(stone, 'turning') : [])]
}

/** The picture in the feed of its supplier; null when there is none. */
export function supplierPictureOf(stone: StoneRecord): string | null {
  return stone.pictures.isOfSupplier ? sourceOf(stone, 'still') : null
}

function assetOf(stone: StoneRecord, view: StonePicture['view']): GemstoneAsset[] {
  const source = sourceOf(stone, view)
  return source === null ? [] : [{ type: view === 'still' ? 'IMAGE' : 'IMAGE_360', source }]
}

function sourceOf({ shape, pictures }: StoneRecord, view: StonePicture['view']): string | null {
  const slug = shapes.find(({ value }) => value === shape)?.slug
  if (!slug) return null
  return `${stonePicturesPath}/${slug}/${pictures.colour}/${view}.svg?v=${drawingsHash()}`
}
