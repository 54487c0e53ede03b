import { shapes } from '@shop/schema/domain/vocabulary/taxonomy'
import { shownFace } from '#shop/card/card-face.ts'
import { trackCard } from '#shop/card/track-card.ts'
import { trackStone, type TrackedStone } from '#shop/gemstone/track-stone.ts'
import type { HitView, StoneHitView } from './hit-view.ts'

/** Tells the data layer that a result was followed, with what it shows (rules/consent#data-layer). */
export function trackHit(view: HitView): void {
  if (view.kind === 'design') {
    const face = shownFace(view.card)
    if (face) trackCard(view.card, face)
    return
  }
  trackStone(hitStone(view))
}

/** What is shown of a stone that was found. */
export function hitStone({ hit, title, pricePence }: StoneHitView): TrackedStone {
  const { id, gemStoneType, shape } = hit
  const shapeName = shapes.find(({ value }) => value === shape)?.name ?? shape
  return { id, title, gemStoneType, shapeName, pricePence }
}
