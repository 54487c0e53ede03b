import type { QueryClient } from '@tanstack/react-query'
import { notFound, redirect } from '@tanstack/react-router'
import { fittingSettingsQuery, gemstoneDetailQuery, shopRulesQuery } from '#generated/queries.ts'
import type { GemstoneFirstKind } from '@shop/schema/domain/addresses/addresses'
import { detailedStone, loadStone } from '#shop/gemstone/load-stone.ts'
import { adjustedHref } from '#shop/design/adjusted-address.ts'
import { loadFurtherPages } from '#shop/list/load-further-pages.ts'
import type { ListContext } from '#shop/list/list-state.ts'
import { fittingListAt, fittingListVariables, withoutShape, type FittingList } from './fitting-list.ts'

interface FittingParams {
  readonly gemstoneId: string
  readonly kind: GemstoneFirstKind
  readonly attributes?: string | undefined
}

/**
 * Loads the settings that take a stone; not found when the shop does not sell such a stone, or has no such
 * filter. An address that names a shape leads on to the one without: the shape is the stone's, and if it named another
 * one, the page says so.
 */
export async function loadFitting(
  { queryClient, lists }: ListContext,
  params: FittingParams,
): Promise<FittingList> {
  const { gemstoneId, kind, attributes } = params
  const asked = withoutShape(gemstoneId, kind, attributes)
  if (asked) {
    await loadStone(queryClient, gemstoneId)
    const { shape = null } = knownStone(queryClient, gemstoneId)?.stone ?? {}
    const isOwn = asked.shapes.every(({ value }) => value === shape)
    throw redirect({ href: isOwn ? asked.href : adjustedHref(asked.href, 'shape'), replace: true })
  }
  const list = fittingListAt(gemstoneId, kind, attributes)
  if (!list) throw notFound()
  await loadStone(queryClient, gemstoneId)
  const stone = knownStone(queryClient, gemstoneId)
  if (!stone) throw notFound()
  const pageQuery = (page: number) => fittingSettingsQuery(fittingListVariables(list, stone.stone, page))
  await lists.loadChoice({ base: list.base, attributes }, loadPages())
  return list

  async function loadPages(): Promise<void> {
    const { listDesigns } = await queryClient.ensureQueryData(pageQuery(1))
    await loadFurtherPages(queryClient, { attributes, total: listDesigns.total, pageQuery })
  }
}

/** A stone that a loader has loaded, with its words; null for none. */
export function knownStone(queryClient: QueryClient, gemstoneId: string) {
  const answer = queryClient.getQueryData(gemstoneDetailQuery({ id: gemstoneId }).queryKey)
  const rules = queryClient.getQueryData(shopRulesQuery().queryKey)
  return answer && rules ? detailedStone(answer.getGemstoneById, rules) : null
}
