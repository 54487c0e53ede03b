import type { ShapeSlug } from '@shop/schema/domain/vocabulary/taxonomy'

/** Length for width in hundredths: the least and the most that is cut, and what is usual. */
type RatioSpan = readonly [least: number, most: number, usual: number]

const spans: Readonly<Record<ShapeSlug, RatioSpan>> = {
  'round-brilliant': [100, 105, 100],
  'oval-shape': [120, 165, 140],
  'emerald-cut': [120, 170, 142],
  'cushion-cut': [100, 135, 103],
  'pear-shape': [130, 180, 157],
  'princess-cut': [100, 110, 102],
  'radiant-cut': [100, 145, 120],
  'marquise-cut': [160, 230, 195],
  'asscher-cut': [100, 108, 102],
  'heart-shape': [88, 112, 100],
}

/** How long stones of a shape are cut for their width. */
export function ratioSpan(shape: ShapeSlug): RatioSpan {
  return spans[shape]
}
