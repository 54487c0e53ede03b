import type { QueryClient } from '@tanstack/react-query'
import { notFound, redirect } from '@tanstack/react-router'
import { fittingSettingsQuery, gemstoneDetailQuery, shopRulesQuery } from '#generated/queries.ts'
import type { GemstoneFirstKind } from '@shop/schema/domain/addresses/addresses'
import { detailedStone, loadStone } from '#shop/gemstone/load-stone.ts'
import { adjustedHref } from '#shop/design/adjusted-address.ts'
import { orListInSight } from '#shop/list/list-in-sight.ts'
import { fittingList, fittingListVariables, withoutShape } from './fitting-list.ts'

export interface FittingParams {
  readonly gemstoneId: string
  readonly kind: GemstoneFirstKind
  readonly attributes?: string | undefined
}

/**
 * Loads the settings that take a stone; not found when the shop does not sell such a stone, or has no such
 * filter. An address that names a shape leads on to the one without: the shape is the stone's, and if it named another
 * one, the page says so.
 */
export async function loadFitting(queryClient: QueryClient, params: FittingParams): Promise<void> {
  const { gemstoneId, kind, attributes } = params
  const asked = withoutShape(gemstoneId, kind, attributes)
  if (asked) {
    await loadStone(queryClient, gemstoneId)
    const { shape = null } = knownStone(queryClient, gemstoneId)?.stone ?? {}
    const isOwn = asked.shapes.every(({ value }) => value === shape)
    throw redirect({ href: isOwn ? asked.href : adjustedHref(asked.href, 'shape'), replace: true })
  }
  const list = fittingList(gemstoneId, kind, attributes)
  if (!list) throw notFound()
  await loadStone(queryClient, gemstoneId)
  const stone = knownStone(queryClient, gemstoneId)
  if (!stone) throw notFound()
  await orListInSight(
    list.base,
    attributes,
    queryClient.ensureQueryData(fittingSettingsQuery(fittingListVariables(list, stone.stone, 1))),
  )
}

/** A stone that a loader has loaded, with its words; null for none. */
export function knownStone(queryClient: QueryClient, gemstoneId: string) {
  const answer = queryClient.getQueryData(gemstoneDetailQuery({ id: gemstoneId }).queryKey)
  const rules = queryClient.getQueryData(shopRulesQuery().queryKey)
  return answer && rules ? detailedStone(answer.getGemstoneById, rules) : null
}
