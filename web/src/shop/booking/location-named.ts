import {
  type ConsultationLocation,
  consultationLocations,
} from '@shop/schema/domain/booking/consultation-locations'

/** The location that a mark or an address names, in capitals or not; null for none. */
export function locationNamed(text: string): ConsultationLocation | null {
  return consultationLocations.find((location) => location === text.toUpperCase()) ?? null
}
