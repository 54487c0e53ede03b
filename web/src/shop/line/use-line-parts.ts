import {
  hashKey,
  useQueries,
  useQuery,
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query'
import { stoneIdsOfLine } from '#data/basket/stone-ids-of-line.ts'
import { designVariables } from '#shop/design/design-choice.ts'
import { stonesOnPage } from '#shop/gemstone/stone-on-page.ts'
import type { ShopRulesQuery } from '#generated/graphql/graphql.ts'
import { designDetailQuery, gemstoneDetailQuery, shopRulesQuery } from '#generated/queries.ts'
import type { LineParts } from './line.ts'

/** What tells of a line which design and stones are in it. */
export interface PartsOfLine {
  readonly sku: string
  readonly shape: string
  readonly gemstoneId: string | null
  readonly gemstonePair: readonly string[]
}

/** Design and stones of a line, as far as they are loaded, and the rules its prices go by. */
export interface LinePartsState {
  readonly parts: LineParts
  /** Null while they are not to be had; no stone is known without them. */
  readonly rules: ShopRulesQuery | null
  readonly state: 'loading' | 'whole' | 'failed'
  readonly retry: () => void
}

/** Asks for the design and the stones of a line; a page that was seen before has loaded them already. */
export function useLineParts(line: PartsOfLine): LinePartsState {
  const [parts] = useLinesParts([line])
  if (!parts) throw new Error('Each line is answered')
  return parts
}

/** The same of some lines, in their order; what several of them share is asked for once. */
export function useLinesParts(lines: readonly PartsOfLine[]): readonly LinePartsState[] {
  const rules = useQuery(shopRulesQuery())
  const designQueries = lines.map(({ sku, shape }) => designDetailQuery(designVariables(sku, shape)))
  const designs = useQueriesOnce(designQueries)
  const stoneIds = lines.flatMap(stoneIdsOfLine)
  const stones = useQueriesOnce(stoneIds.map((id) => gemstoneDetailQuery({ id })))
  return lines.map((line, at) => {
    const design = designs[at]
    const own = stoneIdsOfLine(line).flatMap((id) => stones[stoneIds.indexOf(id)] ?? [])
    const all = [rules, ...(design ? [design] : []), ...own]
    const failed = all.filter(({ isError }) => isError)
    return {
      parts: {
        design: design?.data?.getDesignBySku ?? null,
        stones: rules.data
          ? stonesOnPage(
              own.flatMap(({ data }) => data?.getGemstoneById ?? []),
              rules.data,
            )
          : [],
      },
      rules: rules.data ?? null,
      state: failed.length > 0 ? 'failed' : all.some(({ isPending }) => isPending) ? 'loading' : 'whole',
      retry: () => {
        for (const { refetch } of failed) void refetch()
      },
    }
  })
}

/** The answers of some queries, in their order, of which some may be the same. */
function useQueriesOnce<Data, Key extends QueryKey>(
  queries: readonly (UseQueryOptions<Data, Error, Data, Key> & { readonly queryKey: Key })[],
): readonly UseQueryResult<Data>[] {
  const hashes = queries.map(({ queryKey }) => hashKey(queryKey))
  const once = [...new Set(hashes)]
  const answers = useQueries({
    // Each hash is of one of the queries.
    queries: once.map((hash) => queries[hashes.indexOf(hash)] as (typeof queries)[number]),
  })
  return hashes.flatMap((hash) => answers[once.indexOf(hash)] ?? [])
}
