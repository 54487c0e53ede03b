import type { ContentPage } from '@shop/schema/http/content'
import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { contentQuery } from '#data/content.ts'
import { listingQuery, settingListQuery, shopRulesQuery } from '#generated/queries.ts'
import type { CardView } from '#shop/card/card-face.ts'
import { cardView, pieceCardView } from '#shop/card/card-view.ts'
import { listingVariables } from '#shop/list/listing-variables.ts'
import { chosenMetalIds } from '#shop/list/piece-list.ts'
import { settingCardContext } from '#shop/list/setting-list.ts'
import { settingListVariables } from '#shop/list/setting-variables.ts'
import type { LandingLook } from '#shell/banner/landing-look.ts'
import { pageHead } from '#shell/page-head.ts'
import { outlineOf } from './content-outline.ts'
import { structuredDataOf } from './content-facts-of-page.ts'
import { listOfAddress } from './list-of-address.ts'

/** How many pieces of a list a page shows. */
const shownPieces = 4

/**
 * Loads a page of content and what its living parts show; not found where there is none. Pieces that cannot be had are
 * left out: the page is read without them.
 */
export async function loadContent(queryClient: QueryClient, path: string) {
  const answer = await queryClient.ensureQueryData(contentQuery(path))
  if (!answer) throw notFound()
  const { page, language, isFallback } = answer
  await loadForTools(queryClient, page)
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
      ...(import.meta.env.SSR && { structuredData: structuredDataOf(page, path) }),
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
  const hasDelivery = sections.some(({ blocks }) =>
    blocks.some((block) => block.type === 'tool' && block.name === 'delivery'),
  )
  if (!hasDelivery) return
  const { loadForDelivery } = await import('./tools/load-for-delivery.ts')
  await loadForDelivery(queryClient)
}

async function loadCards(
  queryClient: QueryClient,
  { sections }: ContentPage,
): Promise<Record<string, CardView[]>> {
  const lists = sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.type === 'pieces' ? block.list : [])),
  )
  const loaded = lists.map(async (list) => [list, await cardsOf(queryClient, list).catch(() => [])] as const)
  return Object.fromEntries(await Promise.all(loaded))
}

/** What comes with the page are its cards, and not all that a list answers. */
const meta = { staysOnServer: true }
const vatOfNoBounds = 0

async function cardsOf(queryClient: QueryClient, address: string): Promise<CardView[]> {
  const list = listOfAddress(address)
  if (!list) throw new Error(`No list of pieces is at ${address}`)
  const rules = await queryClient.ensureQueryData(shopRulesQuery())
  if (list.kind === 'settings') {
    const variables = settingListVariables(list.list, 1, vatOfNoBounds)
    const { listDesigns } = await queryClient.ensureQueryData({ ...settingListQuery(variables), meta })
    const context = settingCardContext(list.list)
    return listDesigns.items.slice(0, shownPieces).map((design) => cardView(design, context, rules))
  }
  const variables = listingVariables(list.list, 1, vatOfNoBounds)
  const { listDesigns } = await queryClient.ensureQueryData({ ...listingQuery(variables), meta })
  const context = { metalIds: chosenMetalIds(list.list) }
  return listDesigns.items.slice(0, shownPieces).map((design) => pieceCardView(design, context, rules))
}
