import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query'
import { reportError } from '#data/report-error.ts'
import type { SettingDetailQueryVariables } from '#generated/graphql/graphql.ts'
import { settingDetailQuery } from '#generated/queries.ts'
import type { Design } from '../design.ts'
import type { WaysToLook } from './views-of-design.ts'

const none: WaysToLook = { hasLiveView: false, hasTrueSize: false }

/**
 * The ways to look at a design. What answers reads the look of a design, 5 KB of code: so the answer comes with the page,
 * and the code only where a browser goes on to another design.
 */
export function waysToLookQuery(sku: string, askDesign: () => Promise<Design | null>) {
  return queryOptions({
    queryKey: ['WaysToLook', sku],
    queryFn: async () => {
      const [{ waysOfDesign }, design] = await Promise.all([bringRule(), askDesign()])
      return design ? waysOfDesign(design) : none
    },
    staleTime: Number.POSITIVE_INFINITY,
    // A design that did not come is asked for again by its own query.
    retry: false,
  })
}

/** Brings the ways to look at a design that a loader asks for. Never fails: without them the page has its pictures. */
export async function bringWaysToLook(
  queryClient: QueryClient,
  variables: SettingDetailQueryVariables,
): Promise<void> {
  const askDesign = async () =>
    (await queryClient.ensureQueryData(settingDetailQuery(variables))).getDesignBySku
  await queryClient.prefetchQuery(waysToLookQuery(variables.sku, askDesign))
}

/** The ways to look at a design; none as long as nobody knows. */
export function useWaysToLook(design: Design): WaysToLook {
  return useQuery(waysToLookQuery(design.sku, async () => design)).data ?? none
}

async function bringRule() {
  try {
    return await import('./views-of-design.ts')
  } catch (error) {
    reportError(error, { where: 'ways to look' })
    throw error
  }
}
