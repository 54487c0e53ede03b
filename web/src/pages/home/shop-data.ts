import { shopIdentity } from '@shop/schema/domain/vocabulary/shop-identity'
import { boutiqueReference } from '#data/boutique-data.ts'
import { publicConfig } from '#data/page-facts.ts'
import { jsonLd } from '#data/structured-data.ts'

/**
 * The shop as schema.org knows it: the company, how its pages are searched, and every boutique, whose own page says where
 * it is and when it is open: this one is painted as soon as all of it has come.
 */
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
    ...shopIdentity.boutiques.map((boutique) => boutiqueReference(boutique)),
  )
}
