import { bookConsultation } from '@shop/schema/domain/addresses/addresses'
import type { QueryClient } from '@tanstack/react-query'
import { createIsomorphicFn } from '@tanstack/react-start'
import { namedBankHolidaysQuery } from '#data/bank-holidays.ts'
import { breadcrumbs, jsonLd } from '#data/structured-data.ts'
import { m } from '#generated/paraglide/messages.js'
import { bookingServicesQuery, consultantQuery } from '#generated/queries.ts'
import { pageHead } from '#shell/page-head.ts'
import { bookingCrumbs } from './booking-crumbs.ts'

const structuredData = createIsomorphicFn().server(() => jsonLd(breadcrumbs(bookingCrumbs())))

/** Loads what the form begins with; who is named is asked too, and the page is whole without. */
export async function loadBooking(queryClient: QueryClient, user = '') {
  await Promise.all([
    queryClient.ensureQueryData(bookingServicesQuery({})),
    queryClient.ensureQueryData(namedBankHolidaysQuery()),
    isUserId(user) ? queryClient.prefetchQuery(consultantQuery({ user })) : null,
  ])
  return pageHead({
    title: m.consultation_title(),
    description: m.consultation_description(),
    // Whoever is named, the page is the same.
    path: bookConsultation(),
    structuredData: structuredData(),
  })
}

/** Whether a text can be somebody's id, so that it is worth asking (rules/contract#limits). */
export function isUserId(user: string): boolean {
  return user.length >= 1 && user.length <= 64
}
