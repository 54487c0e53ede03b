import { shopIdentity } from '@shop/schema/domain/vocabulary/shop-identity'
import { expect, it } from 'vitest'
import { addressOf, boutiqueData } from './boutique-data.ts'
import { receivePageFacts } from './page-facts.ts'

it('a boutique is what search engines know of it', () => {
  receivePageFacts({ config: { siteUrl: 'https://shop', assetsUrl: '', version: '' }, nowMs: null })
  const [london, manchester] = shopIdentity.boutiques.map(boutiqueData)
  expect(manchester).toEqual({
    '@type': 'JewelryStore',
    '@id': 'https://shop/contact/manchester#boutique',
    name: 'Ashcombe Manchester',
    url: 'https://shop/contact/manchester',
    image: 'https://shop/share.jpg',
    parentOrganization: { '@id': 'https://shop/#organization' },
    telephone: '+441614960123',
    address: {
      '@type': 'PostalAddress',
      streetAddress: 'Ashcombe, King Street',
      addressLocality: 'Manchester',
      postalCode: 'M70 2AA',
      addressCountry: 'GB',
    },
    openingHoursSpecification: [
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Wednesday', 'Thursday', 'Friday'],
        opens: '10:00',
        closes: '18:00',
      },
      { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Saturday'], opens: '10:00', closes: '17:00' },
    ],
  })
  expect(london).toMatchObject({
    openingHoursSpecification: [
      { dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '10:00' },
      { dayOfWeek: ['Saturday'] },
    ],
  })
})

it('a boutique may be open on a Sunday, the first day of the week', () => {
  receivePageFacts({ config: { siteUrl: 'https://shop', assetsUrl: '', version: '' }, nowMs: null })
  const [first] = shopIdentity.boutiques
  const hours = [{ days: [0, 1], open: ['11:00', '16:00'] }]
  expect(boutiqueData({ ...first, hours: hours as never })).toMatchObject({
    openingHoursSpecification: [{ dayOfWeek: ['Sunday', 'Monday'], opens: '11:00', closes: '16:00' }],
  })
})

it('a boutique of which no address is known is none of the shop’s', () => {
  const [first] = shopIdentity.boutiques
  expect(() => addressOf({ ...first, name: 'Paris' as never })).toThrow('No address is known of Paris')
})
