import { builtPages, matchesPattern } from '@shop/schema/domain/testing/site-map'
import { describe, expect, it } from 'vitest'
import { footerColumns, legalLinks } from './footer-links.ts'

const columns = footerColumns()
const hrefs = [...columns.flatMap(({ links }) => links), ...legalLinks()].map(({ href }) => href)
const ways = hrefs.filter((href) => href.startsWith('/'))

describe('the footer (rules/shell#footer)', () => {
  it('has its columns in their order', () => {
    expect(columns.map(({ title }) => title)).toEqual([
      'Shop',
      'About Us',
      'Customer Care',
      'Contact',
      'Follow us',
    ])
  })

  it('leads nowhere twice', () => {
    expect(hrefs).toHaveLength(new Set(hrefs).size)
  })

  it.each(ways)('leads to a page that exists: %s', (href) => {
    const [path = ''] = href.split('#')
    expect(Object.keys(builtPages).some((pattern) => matchesPattern(pattern, path))).toBe(true)
  })

  it('begins with the ring one builds', () => {
    expect(ways[0]).toBe('/create/engagement-ring')
  })

  it('can be rung, written to and found on a map', () => {
    const contact = columns.find(({ id }) => id === 'contact')
    expect(contact?.links.map(({ name, label, href }) => [label ?? name, href])).toEqual([
      ['0808 157 0142', 'tel:+448081570142'],
      ['hello@ashcombe.example.com', 'mailto:hello@ashcombe.example.com'],
      ['Send a message', '/contact'],
      ['Book Consultation', '/book-consultation'],
      ['Book a Virtual Consultation', '/book-consultation#virtual'],
      ['Our boutiques', '/contact/locations'],
      ['London: hours, map and directions', '/contact/london'],
      ['Manchester: hours, map and directions', '/contact/manchester'],
      ['Cheshire: hours, map and directions', '/contact/cheshire'],
    ])
  })

  it.each([
    '/about',
    '/conflict-free',
    '/giving-back',
    '/recycled-precious-metals',
    '/bespoke-gallery',
    '/delivery-information',
    '/returns-and-exchanges',
    '/warranty',
    '/jewellery-insurance',
    '/learn/finance-information',
    '/learn/frequently-asked-questions',
    '/contact/locations',
    '/book-consultation',
    '/terms-and-conditions',
    '/privacy-policy',
  ])('leads to %s', (address) => {
    expect(ways).toContain(address)
  })
})
