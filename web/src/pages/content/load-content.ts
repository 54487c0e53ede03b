import type { ContentPage } from '@shop/schema/http/content'
import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { apiErrorKind } from '#data/api-error.ts'
import { contentQuery } from '#data/content.ts'
import { reportError } from '#data/report-error.ts'
import { serverSide } from '#data/server-side.ts'
import type { LandingLook } from '#shell/banner/landing-look.ts'
import { outlineOf } from './content-outline.ts'
import { structuredDataOf } from './content-facts-of-page.ts'
import { lazyPageWords } from './lazy-page-words.ts'
import { lazyPieceRow } from './lazy-piece-row.ts'
import { piecesQuery } from './pieces-query.ts'

/** Search engines read what the server sends: the code that says it to them comes to no browser. */
const describeForSearch = createIsomorphicFn()
  .server((page: ContentPage, path: string) => serverSide()?.describe(structuredDataOf(page, path)))
  .client(() => undefined)

/**
 * Loads a page of content and what its living parts show; not found where there is none. Pieces that cannot be had are
 * left out: the page is read without them.
 */
export async function loadContent(queryClient: QueryClient, path: string) {
  const answer = await queryClient.ensureQueryData(contentQuery(path))
  if (!answer) throw notFound()
  const { page, language, isFallback } = answer
  await Promise.all([lazyPageWords.need(), loadForTools(queryClient, page)])
  describeForSearch(page, path)
  return {
    language,
    isFallback,
    landingLook: lookOf(page),
    outline: outlineOf(page),
    shownLists: await loadShownLists(queryClient, page),
    title: page.headTitle ?? page.title,
    description: page.description,
    path,
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

/** Loads the pieces that the page shows and their code; the addresses of the lists that can be shown. */
async function loadShownLists(queryClient: QueryClient, { sections }: ContentPage): Promise<string[]> {
  const lists = sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.type === 'pieces' ? block.list : [])),
  )
  const load = async (list: string) => {
    await Promise.all([queryClient.ensureQueryData(piecesQuery(list)), lazyPieceRow.need()])
    return list
  }
  const settled = await Promise.allSettled(lists.map(load))
  return settled.flatMap((each) => {
    if (each.status === 'fulfilled') return each.value
    // What the API does not answer has been reported where it was asked.
    if (apiErrorKind(each.reason) === null) reportError(each.reason, { where: 'pieces of a page' })
    return []
  })
}
