import { bookConsultation, home } from '@shop/schema/domain/addresses/addresses'
import type { Crumb } from '#data/structured-data.ts'
import { m } from '#generated/paraglide/messages.js'

/** The way to the page, as it shows it and as search engines read it. */
export function bookingCrumbs(): readonly Crumb[] {
  return [
    { name: m.crumbs_home(), href: home() },
    { name: m.consultation_title(), href: bookConsultation() },
  ]
}
