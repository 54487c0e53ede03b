import { builtPages, matchesPattern } from '@shop/schema/domain/testing/site-map'
import { languages } from '@shop/schema/domain/vocabulary/languages'
import { describe, expect, it } from 'vitest'
import { linksOf, pagesIn, placesOf } from './testing/written-pages.ts'
import { writtenFigures } from './testing/written-figures.ts'

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

  it.each([...pages])('%s says of each page to read next what stands there', (_, { related }) => {
    expect(related.length).toBeGreaterThan(0)
    for (const { href, note } of related) expect([href, (note ?? '').length > 20]).toEqual([href, true])
  })

  it.each([...pages])('%s writes no figure by hand that the rules know', (path, page) => {
    expect(writtenFigures(language, JSON.stringify(page))).toEqual([])
    // A fact that is named where facts are not read would stand there as it is.
    expect(JSON.stringify(page)).not.toMatch(/\{\w+\}/)
  })
})

it.each([
  ['en', 'Within 30 days, thirty days or a seven-day term.', ['30 days', 'thirty days', 'seven-day']],
  ['en', 'It takes 6–10 weeks, or six to ten weeks.', ['6–10 weeks', 'six to ten weeks']],
  ['en', 'From £1,800.00, 25% at once, 10–20% down; 9.9% APR.', ['£1,800', '25%', '10–20%', '9.9%']],
  ['en', 'By 14:00, 2pm or 2 pm.', ['14:00', '2pm', '2 pm']],
  ['en', 'Within 25 working days, 12 working hours.', ['25 working days', '12 working hours']],
  ['en', 'Ring 0808 157 0142 within 31 days.', ['0808 157 0142']],
  ['en', 'A band of 30 mm, 14 claws, £1,850 and 130 days.', []],
  ['fr', 'Sous trente jours ; 6 à 10 semaines.', ['trente jours', '6 à 10 semaines']],
  ['fr', 'Dès 1 800 £ ; 25 % ; avant 14 h.', ['1 800 £', '25 %', '14 h']],
  ['de', 'In dreißig Tagen; sechs bis zehn Wochen.', ['dreißig Tagen', 'sechs bis zehn Wochen']],
  ['de', 'Ab 1.800 £; 25 %; bis 14 Uhr.', ['1.800 £', '25 %', '14 Uhr']],
] as const)('in %s, %j holds figures that the rules know', (language, text, found) => {
  expect(writtenFigures(language, text)).toEqual(found)
})
