import { boutiqueAddresses, boutiques } from '@shop/schema/domain/vocabulary/boutiques'
import { shopIdentity } from '@shop/schema/domain/vocabulary/shop-identity'
import { publicConfig } from '#data/page-facts.ts'
import { jsonLd } from '#data/structured-data.ts'

const dayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** The shop as schema.org knows it: the company, how its pages are searched, and every boutique with its hours. */
export function shopData(): object {
  const { siteUrl } = publicConfig()
  const organization = { '@id': `${siteUrl}/#organization` }
  return jsonLd(
    {
      '@type': 'Organization',
      ...organization,
      name: shopIdentity.brand,
      legalName: shopIdentity.legalName,
      vatID: shopIdentity.vatNumber,
      url: `${siteUrl}/`,
      logo: `${siteUrl}/icon-512.png`,
      email: shopIdentity.email,
      telephone: shopIdentity.freephone.link,
    },
    {
      '@type': 'WebSite',
      url: `${siteUrl}/`,
      name: shopIdentity.brand,
      publisher: organization,
      potentialAction: {
        '@type': 'SearchAction',
        target: `${siteUrl}/search?q={search_term_string}`,
        'query-input': 'required name=search_term_string',
      },
    },
    ...boutiques.map((boutique) => boutiqueData(boutique, siteUrl, organization)),
  )
}

function boutiqueData(boutique: (typeof boutiques)[number], siteUrl: string, organization: object): object {
  const { name, line1, town, postcode } = boutiqueAddresses[boutique]
  const shown = shopIdentity.boutiques.find((each) => each.name === name)
  return {
    '@type': 'JewelryStore',
    name: `${shopIdentity.brand} ${name}`,
    url: `${siteUrl}/#visit`,
    image: `${siteUrl}/share.jpg`,
    parentOrganization: organization,
    telephone: shown?.phone.link,
    address: {
      '@type': 'PostalAddress',
      streetAddress: line1,
      addressLocality: town,
      postalCode: postcode,
      addressCountry: 'GB',
    },
    openingHoursSpecification: shown?.hours.flatMap(({ days: [first, last], open }) =>
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
