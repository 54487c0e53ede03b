import type { DesignRecord } from '@shop/fixtures/designs/design-record'
import type { PieceLook } from '@shop/schema/geometry/looks/piece-look'
import { metalColours, type ShapeSlug } from '@shop/schema/domain/vocabulary/taxonomy'
import type { DesignPicture } from './design-pictures.ts'

/** Bands and bracelets lie, and are shown from above a second time; all else from the side. */
const secondViews: Readonly<Record<PieceLook['kind'], string>> = {
  setting: 'seen from the side',
  'pendant-setting': 'seen from the side',
  'earring-setting': 'seen from the side',
  band: 'seen from above',
  'stone-band': 'seen from above',
  'dress-ring': 'seen from the side',
  necklace: 'seen from the side',
  earrings: 'seen from the side',
  bracelet: 'seen from above',
}

/** What a stone of a shape is called: an emerald stone would be another thing. */
const stoneWords: Readonly<Record<ShapeSlug, string>> = {
  'round-brilliant': 'a round stone',
  'oval-shape': 'an oval stone',
  'emerald-cut': 'an emerald-cut stone',
  'cushion-cut': 'a cushion-cut stone',
  'pear-shape': 'a pear-shaped stone',
  'princess-cut': 'a princess-cut stone',
  'radiant-cut': 'a radiant-cut stone',
  'marquise-cut': 'a marquise-cut stone',
  'asscher-cut': 'an Asscher-cut stone',
  'heart-shape': 'a heart-shaped stone',
}

/** What a picture of a design shows, in English: `Wren in yellow gold with an oval stone, seen from the side`. */
export function altOf(
  { name, pictures }: Pick<DesignRecord, 'name' | 'pictures'>,
  { shape, metal, view }: Pick<DesignPicture, 'shape' | 'metal' | 'view'>,
): string {
  const colour = metalColours.find(({ slug }) => slug === metal)?.name ?? metal
  const stone = shape ? ` with ${stoneWords[shape.slug]}` : ''
  const seen = view === 'second' && pictures ? `, ${secondViews[pictures.kind]}` : ''
  return `${name} in ${colour.toLowerCase()}${stone}${seen}`
}
