import { contentAt } from '@shop/fixtures/content/content-files'
import { contentPages } from '@shop/schema/domain/testing/content-pages'
import { builtPages, matchesPattern } from '@shop/schema/domain/testing/site-map'
import { readPage, type ContentPage } from '@shop/schema/http/content'
import { describe, expect, it } from 'vitest'

/** Every page of content, by its address. */
const pages = new Map<string, ContentPage>()
for (const path of Object.values(contentPages).flat()) {
  const page = readPage(await contentAt('en', path.slice(1)))?.document
  if (page) pages.set(path, page)
}

const links = new Set(['href', 'list', 'buttonALink', 'buttonBLink'])
/** Where a page leads, wherever in it a link stands. */
function linksOf(page: unknown): string[] {
  if (Array.isArray(page)) return page.flatMap(linksOf)
  if (typeof page !== 'object' || page === null) return []
  return Object.entries(page).flatMap(([name, value]) =>
    links.has(name) && typeof value === 'string' ? [value] : linksOf(value),
  )
}

/** Where links within a page may lead. */
function placesOf({ sections }: ContentPage): string[] {
  return sections.flatMap(({ id, blocks }) => [
    id,
    ...blocks.flatMap((block) => {
      if (block.type === 'faq') return block.questions.map((question) => question.id)
      return block.type === 'heading' ? [block.id] : []
    }),
  ])
}

describe.each([...pages])('%s', (path, page) => {
  it('leads to what is there', () => {
    for (const href of linksOf(page)) {
      const [address = '', place] = href.split('#')
      const isPage = Object.keys(builtPages).some((pattern) => matchesPattern(pattern, address))
      expect([href, address === '' || isPage]).toEqual([href, true])
      const target = pages.get(address || path)
      const isPlace = place === undefined || !target || placesOf(target).includes(place)
      expect([href, isPlace]).toEqual([href, true])
    }
  })

  it('has each place once, and says what it is in words of its own', () => {
    const places = placesOf(page)
    expect(places).toEqual([...new Set(places)])
    const others = [...pages].flatMap(([other, { description }]) => (other === path ? [] : description))
    expect(others).not.toContain(page.description)
    expect(page.description.length).toBeGreaterThan(60)
    expect(page.description.length).toBeLessThanOrEqual(170)
    expect((page.headTitle ?? page.title).length).toBeLessThanOrEqual(60)
  })

  it('writes no figure by hand that the rules know', () => {
    expect(JSON.stringify(page).match(ruled)?.[0]).toBeUndefined()
  })
})

/** What facts say (`schema/http/content-facts`), as somebody would write it by hand. */
const ruled =
  /\b(?:30|7|14)[- ]days?\b|\b20 minutes\b|\b12 working hours\b|\b8[-–]12 weeks\b|\b2[-–]5 days\b|\b25 working days\b|\b(?:14:00|2 ?pm)\b|9\.9 ?%|0808 157|hello@|99001937|GB 000/i
