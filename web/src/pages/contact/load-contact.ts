import { boutiquePage, contact } from '@shop/schema/domain/addresses/addresses'
import type { ShopBoutique } from '@shop/schema/domain/booking/boutique-hours'
import { shopIdentity } from '@shop/schema/domain/vocabulary/shop-identity'
import type { QueryClient } from '@tanstack/react-query'
import { createIsomorphicFn } from '@tanstack/react-start'
import { namedBankHolidaysQuery } from '#data/bank-holidays.ts'
import { boutiqueData } from '#data/boutique-data.ts'
import { breadcrumbs, jsonLd, type Crumb } from '#data/structured-data.ts'
import { m } from '#generated/paraglide/messages.js'
import { bookingServicesQuery } from '#generated/queries.ts'
import { pageHead } from '#shell/page-head.ts'
import { boutiqueCrumbs, contactCrumbs } from './contact-crumbs.ts'

const structuredData = createIsomorphicFn().server(
  (crumbs: readonly Crumb[], boutiques: readonly ShopBoutique[]) =>
    jsonLd(breadcrumbs(crumbs), ...boutiques.map(boutiqueData)),
)

/** Loads what opening hours depend on; the screen has two addresses, of which the shorter is the one to be found. */
export async function loadContact(queryClient: QueryClient, title: string) {
  await loadHours(queryClient)
  return pageHead({
    title,
    description: m.contact_description(),
    path: contact(),
    structuredData: structuredData(contactCrumbs(), shopIdentity.boutiques),
  })
}

/** The same of a boutique. */
export async function loadBoutique(queryClient: QueryClient, boutique: ShopBoutique) {
  await loadHours(queryClient)
  const { name, street, slug } = boutique
  return pageHead({
    title: m.contact_boutique_title({ boutique: name }),
    description: m.contact_boutique_description({ boutique: name, street }),
    path: boutiquePage(slug),
    structuredData: structuredData(boutiqueCrumbs(boutique), [boutique]),
  })
}

/** The boutique of an address; undefined where there is none of that name. */
export function boutiqueAt(slug: string): ShopBoutique | undefined {
  return shopIdentity.boutiques.find((boutique) => boutique.slug === slug)
}

/**
 * What opening hours depend on: holidays, and the time, which comes with any answer of the API. What a visit can be about is
 * what the visitor may ask for next; the page is whole without.
 */
async function loadHours(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.ensureQueryData(namedBankHolidaysQuery()),
    queryClient.prefetchQuery(bookingServicesQuery({})),
  ])
}
