import type { ShapeSlug } from '@shop/schema/domain/vocabulary/taxonomy'
import { stoneSelection, type StoneList } from '#shop/gemstone/stone-list.ts'

/** A list of stones for a round setting, with what a segment chooses. */
export function aList(segment = '', shape: ShapeSlug = 'round-brilliant'): StoneList {
  const selection = stoneSelection(segment, shape)
  if (!selection) throw new Error(`No list of stones has ${segment}`)
  return { setting: { kind: 'engagement-ring', sku: 'PR-00201', shape, metal: 'platinum' }, selection }
}
