import { expect, it } from 'vitest'
import { wordsOn } from './testing/words-on-page.ts'
import { pagesIn } from './testing/written-pages.ts'

/** Fewer words than these are no answer to whoever came to read (rules/content-and-languages#frame). */
const leastWords = 300
/** Pages that end without pieces, each with its reason. */
const withoutPieces: Readonly<Record<string, string>> = {
  '/customer-policy': 'It says how to complain',
  '/giving-back': 'It says that no purchase is a donation',
  '/jewellery-insurance': 'Whoever insures a piece has it',
  '/learn': 'It leads on to all other pages to learn from',
  '/learn/finance-information': 'A page about credit sells none',
  '/learn/frequently-asked-questions': 'Whoever has a question looks for its answer',
  '/learn/price-match': 'It is about a certain stone, and leads to stones',
  '/privacy-policy': 'It is looked up',
  '/privacy-policy/cookies': 'It is looked up',
  '/returns-and-exchanges': 'It ends with the form by which the law lets a shopper cancel',
  '/terms-and-conditions': 'It is looked up',
}
/** Pages that are not read but leafed through, each with its reason. The home page, which is looked at, is no page of content. */
const notForReading: Readonly<Record<string, string>> = {
  '/learn': 'It leads on to all other pages to learn from',
  '/privacy-policy/cookies': 'Its table is its answer',
}

const english = await pagesIn('en')
const toLearnFrom = [...english].filter(([path]) => path.startsWith('/learn/'))

it('has about sixty articles to learn from', () => {
  expect(toLearnFrom.length).toBeGreaterThan(55)
})

it('has enough to read on each page, but for those where nobody reads', () => {
  const short = [...english].flatMap(([path, page]) => (wordsOn(page) < leastWords ? path : []))
  expect(short.toSorted()).toEqual(Object.keys(notForReading))
})

it('answers thirty questions and more on the page of questions', () => {
  const blocks = english
    .get('/learn/frequently-asked-questions')
    ?.sections.flatMap((section) => section.blocks)
  const questions = blocks?.flatMap((block) => (block.type === 'faq' ? block.questions : []))
  expect(questions?.length).toBeGreaterThanOrEqual(30)
})

it.each(['fr', 'de'] as const)('says as much in %s as in English', async (language) => {
  const pages = await pagesIn(language)
  const shorter = [...pages].flatMap(([path, page]) => {
    const original = english.get(path)
    return original && wordsOn(page) < wordsOn(original) * 0.9 ? path : []
  })
  expect(shorter).toEqual([])
})

it('ends each page with real pieces, or shows them where it leads into the shop, but for those where they would be out of place', () => {
  const lacking = [...english].flatMap(([path, { look, sections }]) => {
    const ending = look === 'landing' ? sections : sections.slice(-1)
    return ending.some(({ blocks }) => blocks.some(({ type }) => type === 'pieces')) ? [] : path
  })
  expect(lacking.toSorted()).toEqual(Object.keys(withoutPieces))
})
