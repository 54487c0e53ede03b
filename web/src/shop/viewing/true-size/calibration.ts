/** A bank card (ISO/IEC 7810, size ID-1), in millimetres. */
export const cardMm = { long: 85.6, short: 53.98, corner: 3.18 } as const

/** Pixels of a page for a millimetre of a screen: from a large television to a small telephone. */
const fewestPxPerMm = 2
const mostPxPerMm = 8
/** Steps of the slider: half a pixel in 200 is less than anybody lays a card. */
export const stepPx = 0.5

/** How a card is laid on a screen, and how long the edge of it that is fitted may be drawn. */
export interface CardFit {
  /** Its short edge across, where the long one might not fit. */
  readonly isUpright: boolean
  /** The edge that lies across, in millimetres. */
  readonly acrossMm: number
  readonly leastPx: number
  readonly mostPx: number
}

/** How a card is laid within so many pixels of a page. */
export function cardFit(roomPx: number): CardFit {
  const isUpright = roomPx < cardMm.long * mostPxPerMm
  const acrossMm = isUpright ? cardMm.short : cardMm.long
  return {
    isUpright,
    acrossMm,
    leastPx: Math.ceil(acrossMm * fewestPxPerMm),
    mostPx: Math.floor(Math.min(acrossMm * mostPxPerMm, Math.max(roomPx, acrossMm * fewestPxPerMm + 1))),
  }
}

/** Pixels that the fitted edge is drawn with: whole steps of the slider, within its ends. */
export function edgePx(pxPerMm: number, { acrossMm, leastPx, mostPx }: CardFit): number {
  const wanted = Math.round((pxPerMm * acrossMm) / stepPx) * stepPx
  return Math.min(mostPx, Math.max(leastPx, wanted))
}

/** Pixels of the page for a millimetre, when the fitted edge is drawn with so many. */
export function pxPerMmOf(px: number, { acrossMm }: Pick<CardFit, 'acrossMm'>): number {
  return px / acrossMm
}

/** What most screens of this width have before anybody has laid a card on them: telephones have the most. */
export function guessedPxPerMm(roomPx: number): number {
  return roomPx < 600 ? 6 : 96 / 25.4
}

/** What a browser keeps of a fitted card. */
export interface Calibration {
  /** Pixels of the page for a millimetre; null while no card was fitted. */
  readonly pxPerMm: number | null
  /** Pixels of the screen for one of the page when it was: another zoom or another screen has another. */
  readonly pixelRatio: number | null
}

/**
 * Pixels for a millimetre as a card was fitted; null where none was, or where the page has been zoomed or moved
 * to another screen since, so that nobody knows.
 */
export function fittedPxPerMm(calibration: Calibration, pixelRatio: number): number | null {
  return calibration.pixelRatio === pixelRatio ? calibration.pxPerMm : null
}
