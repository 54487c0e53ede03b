import type { GemStoneType } from '../../domain/vocabulary/gemstones.ts'
import { isDiamondGem } from './gem.ts'
import type { CutShape, StoneSpec } from '../scene/scene.ts'

/** Width, length and depth in millimetres of a diamond of about one carat. */
const usualSizes: Readonly<Record<CutShape, readonly [width: number, length: number, depth: number]>> = {
  'round-brilliant': [6.45, 6.48, 3.95],
  'oval-shape': [5.4, 7.7, 3.35],
  'emerald-cut': [4.95, 6.9, 3.25],
  'cushion-cut': [5.75, 5.9, 3.7],
  'pear-shape': [5.4, 8.5, 3.3],
  'princess-cut': [5.4, 5.55, 3.85],
  'radiant-cut': [5.4, 6.2, 3.6],
  'marquise-cut': [5.05, 10, 3.1],
  'asscher-cut': [5.45, 5.55, 3.6],
  'heart-shape': [6.5, 6.5, 3.9],
  'tapered-baguette': [4, 2.2, 1.5],
  'half-moon': [2.6, 5, 1.7],
}

/** Coloured stones are cut deeper for their width than diamonds. */
const colouredDepth = 1.12

/** A stone of a shape as it is usually cut; `lengthMm` when left out is that of about one carat of diamond. */
export function usualStone(shape: CutShape, gem: GemStoneType, lengthMm?: number): StoneSpec {
  const [width, length, depth] = usualSizes[shape]
  const factor = lengthMm === undefined ? 1 : lengthMm / length
  return {
    shape,
    gem,
    widthMm: width * factor,
    lengthMm: length * factor,
    depthMm: depth * factor * (isDiamondGem(gem) ? 1 : colouredDepth),
  }
}

/** A small round diamond. */
export function meleeSpec(diameterMm: number, gem: GemStoneType = 'NATURAL_DIAMOND'): StoneSpec {
  return {
    shape: 'round-brilliant',
    gem,
    widthMm: diameterMm,
    lengthMm: diameterMm,
    depthMm: diameterMm * 0.6,
  }
}
