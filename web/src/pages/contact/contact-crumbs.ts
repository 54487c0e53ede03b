import { boutiquePage, contact, home } from '@shop/schema/domain/addresses/addresses'
import type { ShopBoutique } from '@shop/schema/domain/booking/boutique-hours'
import type { Crumb } from '#data/structured-data.ts'
import { m } from '#generated/paraglide/messages.js'

/** The way to the page of how the shop is reached. */
export function contactCrumbs(): readonly Crumb[] {
  return [
    { name: m.crumbs_home(), href: home() },
    { name: m.footer_contact(), href: contact() },
  ]
}

/** The way to a boutique. */
export function boutiqueCrumbs({ name, slug }: ShopBoutique): readonly Crumb[] {
  return [...contactCrumbs(), { name, href: boutiquePage(slug) }]
}
