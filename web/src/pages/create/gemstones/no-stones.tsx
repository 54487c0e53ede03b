import type { FitDesign } from '@shop/schema/domain/stones/stone-fit'
import { useSuspenseQueries } from '@tanstack/react-query'
import { formatCount } from '#data/language/numbers.ts'
import { m } from '#generated/paraglide/messages.js'
import { stoneCountQuery } from '#generated/queries.ts'
import { NoMatch } from '#shop/list/no-match.tsx'
import type { StoneBounds } from './stone-bounds.ts'
import { waysOut } from './stone-chips.ts'
import { stoneListAddress, type StoneList } from '#shop/gemstone/stone-list.ts'
import { countVariables } from '#shop/gemstone/stone-list-variables.ts'

interface NoStonesProps {
  readonly list: StoneList
  /** The setting's; null where the stone comes first. */
  readonly design: FitDesign | null
  readonly vatPercent: number
  readonly extent: StoneBounds
}

/** Nothing matches all filters: a button to clear each filter that excludes stones, with how many, the most first. */
export function NoStones({ list, design, vatPercent, extent }: NoStonesProps) {
  const ways = waysOut(list, extent)
  const counts = useSuspenseQueries({
    queries: ways.map((way) => stoneCountQuery(countVariables(way.list, design, vatPercent))),
  })
  const counted = ways.map((way, index) => ({
    ...way,
    total: counts[index]?.data.listGemstones.total ?? 0,
    href: stoneListAddress(way.list),
  }))
  const all = counted.find(({ name }) => name === null)
  return (
    <NoMatch
      title={m.stones_empty_title()}
      text={m.stones_empty_text()}
      ways={counted
        .flatMap(({ name, total, href }) => (name === null || total === 0 ? [] : [{ name, total, href }]))
        .toSorted((a, b) => b.total - a.total)
        .map(({ name, total, href }) => ({ text: withoutText(name, total), href }))}
      all={{ text: allText(all?.total ?? 0), href: all?.href ?? stoneListAddress(list) }}
    />
  )
}

function withoutText(name: string, total: number): string {
  return total === 1
    ? m.stones_empty_without_one({ name })
    : m.stones_empty_without({ name, total: formatCount(total) })
}

function allText(total: number): string {
  return total === 1 ? m.stones_empty_all_one() : m.stones_empty_all({ total: formatCount(total) })
}
