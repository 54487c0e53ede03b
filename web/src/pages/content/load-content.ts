import type { ContentPage } from '@shop/schema/http/content'
import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { contentQuery } from '#data/content.ts'
import type { CardView } from '#shop/card/card-face.ts'
import type { LandingLook } from '#shell/banner/landing-look.ts'
import { pageHead } from '#shell/page-head.ts'
import { outlineOf } from './content-outline.ts'
import { structuredDataOf } from './content-facts-of-page.ts'
import { needPageWords } from './lazy-page-words.ts'

/** Search engines read what the server sends: the code that says it to them comes to no browser. */
const structuredData = createIsomorphicFn()
  .server((page: ContentPage, path: string) => ({ structuredData: structuredDataOf(page, path) }))
  .client(() => ({}))

/**
 * Loads a page of content and what its living parts show; not found where there is none. Pieces that cannot be had are
 * left out: the page is read without them.
 */
export async function loadContent(queryClient: QueryClient, path: string) {
  const answer = await queryClient.ensureQueryData(contentQuery(path))
  if (!answer) throw notFound()
  const { page, language, isFallback } = answer
  await Promise.all([needPageWords(), loadForTools(queryClient, page)])
  return {
    language,
    isFallback,
    landingLook: lookOf(page),
    outline: outlineOf(page),
    cards: await loadCards(queryClient, page),
    head: pageHead({
      title: page.headTitle ?? page.title,
      description: page.description,
      path,
      ...structuredData(page, path),
    }),
  }
}

/** How the banner that a page begins with looks; null for none. */
function lookOf({ banner }: ContentPage): LandingLook {
  if (!banner) return null
  return banner.themeLight ? 'light' : 'night'
}

/** What tools need before they can be drawn; its code comes with a page that has such a tool alone. */
async function loadForTools(queryClient: QueryClient, { sections }: ContentPage): Promise<void> {
  const saysDays = sections.some(({ blocks }) =>
    blocks.some(
      (block) => block.type === 'tool' && (block.name === 'delivery' || block.name === 'return-day'),
    ),
  )
  if (!saysDays) return
  const { loadForDelivery } = await import('./tools/load-for-delivery.ts')
  await loadForDelivery(queryClient)
}

/** The cards of each list that the page shows pieces of; their code comes with a page that has some alone. */
async function loadCards(
  queryClient: QueryClient,
  { sections }: ContentPage,
): Promise<Record<string, CardView[]>> {
  const lists = sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.type === 'pieces' ? block.list : [])),
  )
  if (lists.length === 0) return {}
  const { loadPieces } = await import('./load-pieces.ts')
  return loadPieces(queryClient, lists)
}
