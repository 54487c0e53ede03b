import type { ConsultationLocation } from '@shop/schema/domain/booking/consultation-locations'
import { dialogOpening, type Opening } from '../dialog-opening.ts'

/** Where a consultation starts: null lets a boutique be picked, VIRTUAL leaves nothing to pick. */
interface ConsultationWish {
  readonly location: ConsultationLocation | null
}

export type ConsultationOpening = Opening & ConsultationWish

/** The panel in which a consultation is asked for (rules/booking#panel). */
export const consultation = dialogOpening<ConsultationWish>()

/**
 * What marks a link or a button that opens the panel, also before its part of the page is awake (`consultation-host`). A
 * link leads to the page of the same form where there is no script.
 */
export function opensConsultation(location?: ConsultationLocation) {
  return { 'aria-haspopup': 'dialog', 'data-consultation': location ?? '' } as const
}
