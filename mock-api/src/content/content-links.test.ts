import { builtPages, matchesPattern } from '@shop/schema/domain/testing/site-map'
import { languages } from '@shop/schema/domain/vocabulary/languages'
import { describe, expect, it } from 'vitest'
import { linksOf, pagesIn, placesOf } from './testing/written-pages.ts'

const english = await pagesIn('en')
const written = await Promise.all(
  languages.map(async (language) => ({ language, pages: await pagesIn(language) })),
)

describe.each(written)('pages in $language', ({ language, pages }) => {
  it.each([...pages])('%s leads to what is there', (path, page) => {
    for (const href of linksOf(page)) {
      const [address = '', place] = href.split('#')
      const isPage = Object.keys(builtPages).some((pattern) => matchesPattern(pattern, address))
      expect([href, address === '' || isPage]).toEqual([href, true])
      const target = pages.get(address || path) ?? english.get(address)
      const isPlace = place === undefined || !target || placesOf(target).includes(place)
      expect([href, isPlace]).toEqual([href, true])
    }
  })

  it.each([...pages])('%s has each place once, and says what it is in words of its own', (path, page) => {
    const places = placesOf(page)
    expect(places).toEqual([...new Set(places)])
    const others = [...pages].flatMap(([other, { description }]) => (other === path ? [] : description))
    expect(others).not.toContain(page.description)
    expect(page.description.length).toBeGreaterThan(60)
    expect(page.description.length).toBeLessThanOrEqual(170)
    expect((page.headTitle ?? page.title).length).toBeLessThanOrEqual(60)
  })

  it.each([...pages])('%s writes no figure by hand that the rules know', (path, page) => {
    expect(JSON.stringify(page).match(ruled[language])?.[0]).toBeUndefined()
    // A fact that is named where facts are not read would stand there as it is.
    expect(JSON.stringify(page)).not.toMatch(/\{\w+\}/)
  })
})

/** What names or numbers of the shop look like (`schema/http/content-facts`), in any language. */
const identity = String.raw`0808 157|hello@|99001937|GB 000`
/** What facts say, as somebody would write it by hand. */
const ruled = {
  en: new RegExp(
    String.raw`\b(?:30|7|14)[- ]days?\b|\b20 minutes\b|\b12 working hours\b|\b8[-–]12 weeks\b|\b2[-–]5 days\b|\b25 working days\b|\b(?:14:00|2 ?pm)\b|9\.9 ?%|${identity}`,
    'i',
  ),
  fr: new RegExp(
    String.raw`\b(?:30|7|14)\s(?:jours?|j)\b|\b20\sminutes\b|\b12\sheures\b|\b8\s?(?:à|[-–])\s?12\ssemaines\b|\b2\s?(?:à|[-–])\s?5\sjours\b|\b25\sjours\b|\b14\s?(?:h|heures)\b|9,9\s?%|${identity}`,
    'i',
  ),
  de: new RegExp(
    String.raw`\b(?:30|7|14)\sTage[ns]?\b|\b20\sMinuten\b|\b12\s(?:Arbeitss|S)tunden\b|\b8\s?(?:bis|[-–])\s?12\sWochen\b|\b2\s?(?:bis|[-–])\s?5\sTagen?\b|\b25\s(?:Arbeits|Werkt)|\b14(?::00)?\sUhr\b|9,9\s?%|${identity}`,
    'i',
  ),
}
