import { mostReadPages } from '@shop/schema/domain/testing/content-pages'
import { describe, expect, it } from 'vitest'
import { factsOf, linksOf, pagesIn, placesOf, shownOn } from './testing/written-pages.ts'

/** Languages whose pages of content are all there that are promised (rules/content-and-languages#translated). */
const translated = ['fr', 'de'] as const

const english = await pagesIn('en')
const promised = [...english].flatMap(([path, { look }]) => (look === 'article' ? [] : path))

describe.each(translated)('in %s', async (language) => {
  const pages = await pagesIn(language)

  it('every landing page, every policy and the twelve most read pages are there', () => {
    expect(promised).toHaveLength(15)
    expect(mostReadPages).toHaveLength(12)
    expect([...pages.keys()].toSorted()).toEqual(
      expect.arrayContaining([...promised, ...mostReadPages].toSorted()),
    )
  })

  it.each([...pages])(
    '%s has the places, ways on, figures, tools and pictures of the English page',
    (path, page) => {
      const original = english.get(path)
      if (!original) throw new Error(`No English page is at ${path}`)
      expect(placesOf(page)).toEqual(placesOf(original))
      expect(linksOf(page).toSorted()).toEqual(linksOf(original).toSorted())
      expect(factsOf(page).toSorted()).toEqual(factsOf(original).toSorted())
      expect(shownOn(page)).toEqual(shownOn(original))
      expect([page.look, page.reviewedOn]).toEqual([original.look, original.reviewedOn])
    },
  )
})

it('names what a language lacks by its English name, and says so', async () => {
  const pages = await pagesIn('fr')
  expect(pages.get('/learn/diamonds/the-4cs')?.crumbs).toEqual([
    { title: 'Comprendre', href: '/learn' },
    { title: 'Diamants', href: '/learn/diamonds' },
  ])
  expect(pages.get('/learn/diamonds')?.related[0]).toMatchObject({
    href: '/learn/diamonds/diamond-guide',
    title: 'Buying a diamond in seven steps',
    language: 'en',
  })
})
