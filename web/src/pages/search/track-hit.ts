import { shapes } from '@shop/schema/domain/vocabulary/taxonomy'
import { shownFace } from '#shop/card/card-view.ts'
import { trackCard } from '#shop/card/track-card.ts'
import { trackStone } from '#shop/gemstone/track-stone.ts'
import type { HitView } from './hit-view.ts'

/** Tells the data layer that a result was followed, with what it shows (rules/consent#data-layer). */
export function trackHit(view: HitView): void {
  if (view.kind === 'design') {
    const face = shownFace(view.card)
    if (face) trackCard(view.card, face)
    return
  }
  const { id, gemStoneType, shape } = view.hit
  const shapeName = shapes.find(({ value }) => value === shape)?.name ?? shape
  trackStone({ id, title: view.title, gemStoneType, shapeName, pricePence: view.pricePence })
}
