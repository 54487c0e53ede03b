import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query'
import { reportError } from '#data/report-error.ts'
import type { DesignDetailQueryVariables } from '#generated/graphql/graphql.ts'
import { designDetailQuery } from '#generated/queries.ts'
import type { Design } from '../design.ts'
import type { AvailableViews } from './views-of-design.ts'

const none: AvailableViews = { hasLiveView: false, hasTrueSize: false, drawnViews: [] }

/**
 * The ways to look at a design. What answers reads the look of a design, 5 KB of code: so the server sends the answer
 * with the page, and a browser loads the code only when it goes on to another design.
 */
export function availableViewsQuery(sku: string, askDesign: () => Promise<Design | null>) {
  return queryOptions({
    queryKey: ['AvailableViews', sku],
    queryFn: async () => {
      const [{ viewsOfDesign }, design] = await Promise.all([loadRule(), askDesign()])
      return design ? viewsOfDesign(design) : none
    },
    staleTime: Number.POSITIVE_INFINITY,
    // A design that could not be loaded is loaded again by its own query.
    retry: false,
  })
}

/** Loads the ways to look at a design that a loader asks for. Never fails: without them the page has its pictures. */
export async function loadAvailableViews(
  queryClient: QueryClient,
  variables: DesignDetailQueryVariables,
): Promise<void> {
  const askDesign = async () =>
    (await queryClient.ensureQueryData(designDetailQuery(variables))).getDesignBySku
  await queryClient.prefetchQuery(availableViewsQuery(variables.sku, askDesign))
}

/** The ways to look at a design; none as long as nobody knows. */
export function useAvailableViews(design: Design): AvailableViews {
  return useQuery(availableViewsQuery(design.sku, async () => design)).data ?? none
}

async function loadRule() {
  try {
    return await import('./views-of-design.ts')
  } catch (error) {
    reportError(error, { where: 'ways to look' })
    throw error
  }
}
