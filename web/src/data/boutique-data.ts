import { boutiquePage } from '@shop/schema/domain/addresses/addresses'
import type { ShopBoutique } from '@shop/schema/domain/booking/boutique-hours'
import { boutiqueAddresses, boutiques } from '@shop/schema/domain/vocabulary/boutiques'
import { shopIdentity } from '@shop/schema/domain/vocabulary/shop-identity'
import { publicConfig } from './page-facts.ts'

const dayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** Where a boutique is, as a letter says it. */
export function addressOf({ name }: ShopBoutique) {
  const found = boutiques.find((boutique) => boutiqueAddresses[boutique].name === name)
  if (found === undefined) throw new Error(`No address is known of ${name}`)
  return boutiqueAddresses[found]
}

/** A boutique as another page than its own names it to schema.org. */
export function boutiqueReference({ name, slug }: ShopBoutique) {
  const { siteUrl } = publicConfig()
  const url = siteUrl + boutiquePage(slug)
  return {
    '@type': 'JewelryStore',
    '@id': `${url}#boutique`,
    name: `${shopIdentity.brand} ${name}`,
    url,
    parentOrganization: { '@id': `${siteUrl}/#organization` },
  }
}

/** A boutique as schema.org knows it, with its hours. */
export function boutiqueData(boutique: ShopBoutique): object {
  const { siteUrl } = publicConfig()
  const { line1, town, postcode } = addressOf(boutique)
  return {
    ...boutiqueReference(boutique),
    image: `${siteUrl}/share.jpg`,
    telephone: boutique.phone.link,
    address: {
      '@type': 'PostalAddress',
      streetAddress: line1,
      addressLocality: town,
      postalCode: postcode,
      addressCountry: 'GB',
    },
    openingHoursSpecification: boutique.hours.flatMap(({ days: [first, last], open }) =>
      open
        ? [
            {
              '@type': 'OpeningHoursSpecification',
              dayOfWeek: dayNames.slice(first, last + 1),
              opens: open[0],
              closes: open[1],
            },
          ]
        : [],
    ),
  }
}
