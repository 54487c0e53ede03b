import { shapes } from '@shop/schema/domain/vocabulary/taxonomy'
import { gemsDrawn, type BlockOf } from '@shop/schema/http/content-blocks'
import { expect, it } from 'vitest'
import { pagesIn } from './testing/written-pages.ts'

const english = await pagesIn('en')

it('draws on each page about a gemstone that gemstone', () => {
  const about = [...english.keys()].filter((path) => path.startsWith('/learn/gemstones/'))
  expect(about.toSorted()).toEqual(gemsDrawn.map((gem) => `/learn/gemstones/${gem}`))
  for (const gem of gemsDrawn) expect(drawingsOn(`/learn/gemstones/${gem}`)).toMatchObject([{ gem }])
})

it('draws on each page about a shape that shape', () => {
  for (const { slug } of shapes)
    expect(drawingsOn(`/learn/diamonds/diamond-shapes/${slug}`)).toMatchObject([{ shape: slug }])
})

it('draws each piece of the bespoke gallery, none twice', () => {
  const blocks = english.get('/bespoke-gallery')?.sections.flatMap((section) => section.blocks) ?? []
  const drawn = blocks
    .flatMap((block) => (block.type === 'cases' ? block.cases : []))
    .map((each) => each.drawing)
  expect(drawn).toHaveLength(6)
  expect(new Set(drawn).size).toBe(6)
})

function drawingsOn(path: string): BlockOf<'drawing'>[] {
  return (english.get(path)?.sections ?? [])
    .flatMap(({ blocks }) => blocks)
    .filter((block) => block.type === 'drawing')
}
