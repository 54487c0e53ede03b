import { contentAt, contentPaths } from '@shop/fixtures/content/content-files'
import type { Language } from '@shop/schema/domain/vocabulary/languages'
import { readPage, type ContentPage } from '@shop/schema/http/content'

/** Every page that is written in a language, by its address; those that come in English instead are not among them. */
export async function pagesIn(language: Language): Promise<ReadonlyMap<string, ContentPage>> {
  const pages = new Map<string, ContentPage>()
  for (const document of contentPaths()) {
    if (!document.startsWith(`${language}/`)) continue
    const path = document.slice(language.length)
    const page = readPage(await contentAt(language, path.slice(1)))?.document
    if (page) pages.set(path, page)
  }
  return pages
}

/** Where a page leads, wherever in it a link stands, in the page's order. */
export function linksOf(page: ContentPage): readonly string[] {
  return valuesOf(page, ['href', 'list', 'buttonALink', 'buttonBLink'])
}

/** The figures that a page names, in their order. */
export function factsOf(page: ContentPage): readonly string[] {
  return valuesOf(page, ['fact'])
}

/** What a page shows: its tools and drawings by their names, its pictures and prices, in their order. */
export function shownOn({ banner, sections }: ContentPage): readonly string[] {
  return valuesOf([banner, sections], ['name', 'drawing', 'pricePence', 'source', 'imageURL'])
}

/** Where links within a page may lead. */
export function placesOf({ sections }: ContentPage): readonly string[] {
  return sections.flatMap(({ id, blocks }) => [
    id,
    ...blocks.flatMap((block) => {
      if (block.type === 'faq') return block.questions.map((question) => question.id)
      if (block.type === 'cases') return block.cases.map((each) => each.id)
      return block.type === 'heading' ? [block.id] : []
    }),
  ])
}

/** What stands in certain fields, wherever in a document they stand. */
function valuesOf(part: unknown, fields: readonly string[]): string[] {
  if (Array.isArray(part)) return part.flatMap((each) => valuesOf(each, fields))
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([field, value]) =>
    fields.includes(field) && (typeof value === 'string' || typeof value === 'number')
      ? [String(value)]
      : valuesOf(value, fields),
  )
}
