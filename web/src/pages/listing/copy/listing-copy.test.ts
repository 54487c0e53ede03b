import { listings } from '@shop/schema/domain/addresses/listings'
import { describe, expect, it } from 'vitest'
import { listingCopy } from './listing-copy.ts'

const written = await Promise.all(
  listings.map(async ({ key, grammar }) => ({ key, grammar, copy: await listingCopy(key) })),
)
const texts = written.flatMap(({ key, copy }) => [
  { where: key, text: copy.intro() },
  { where: `${key}, about`, text: copy.about() },
  ...Object.entries(copy.options).map(([slug, text]) => ({ where: `${key}, ${slug}`, text: text() })),
  ...copy.questions.flatMap(({ question, answer }) => [
    { where: `${key}, question`, text: question() },
    { where: `${key}, answer`, text: answer() },
  ]),
])

describe('the copy of the listings', () => {
  it.each(written)('$key has a text for each of its options and for no other', ({ grammar, copy }) => {
    const offered = grammar.groups.flatMap(({ options }) => options.map(({ slug }) => slug))
    expect(Object.keys(copy.options).toSorted()).toEqual(offered.toSorted())
  })

  it.each(written)('$key says more in 60 to 120 words, and answers three questions', ({ copy }) => {
    const words = copy.about().split(/\s+/).length
    expect(words).toBeGreaterThanOrEqual(60)
    expect(words).toBeLessThanOrEqual(120)
    expect(copy.questions).toHaveLength(3)
  })

  it('is written once for each page', () => {
    const intros = written.flatMap(({ copy }) =>
      [copy.intro, ...Object.values(copy.options)].map((text) => text()),
    )
    expect(new Set(intros).size).toBe(intros.length)
    expect(intros.length).toBeGreaterThan(200)
  })

  it('introduces a page in one or two lines', () => {
    const intros = written.flatMap(({ copy }) =>
      [copy.intro, ...Object.values(copy.options)].map((text) => text()),
    )
    expect(intros.filter((text) => text.length < 50 || text.length > 230)).toEqual([])
  })

  it('says where a stone of a laboratory comes from, wherever it names it (rules/listings#lab-grown-names)', () => {
    const pages = texts.filter(({ where }) => where.includes('lab-grown'))
    expect(pages.length).toBeGreaterThan(20)
    const silent = pages.filter(({ text }) => /(?<!lab-grown )\bdiamonds?\b/i.test(text))
    expect(silent).toEqual([])
  })

  it('raises its voice nowhere', () => {
    expect(texts.filter(({ text }) => text.includes('!'))).toEqual([])
  })
})
