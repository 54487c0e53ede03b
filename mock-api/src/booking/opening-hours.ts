import type { ConsultationLocation } from '@shop/schema/domain/booking/consultation-locations'

/** When a location advises, and how many visitors at once. */
interface OpeningHours {
  /** The first and the last full hour at which something begins. */
  readonly firstHour: number
  readonly lastHour: number
  readonly consultants: number
}

export const openingHours: Readonly<Record<ConsultationLocation, OpeningHours>> = {
  LONDON: { firstHour: 10, lastHour: 16, consultants: 2 },
  MANCHESTER: { firstHour: 10, lastHour: 16, consultants: 2 },
  HALE: { firstHour: 10, lastHour: 16, consultants: 1 },
  VIRTUAL: { firstHour: 9, lastHour: 18, consultants: 3 },
}
