import { useQueries, useQuery } from '@tanstack/react-query'
import { stoneIdsOfLine } from '#data/basket/stone-ids-of-line.ts'
import { designDetailQuery, gemstoneDetailQuery } from '#generated/queries.ts'
import { removeFromPair, removeGemstone, removeSetting, useBuild } from '../build-store.ts'
import type { Forgotten } from './forgotten-text.ts'
import { designVariables, settingChoice } from '#shop/design/design-choice.ts'

/** What the page shows of a build, and so knows. */
export interface ShownParts {
  readonly sku: string | null
  readonly gemstoneIds: readonly string[]
}

/**
 * What the browser keeps of a build and the shop does not have: a setting, or one that is not made so, and stones.
 * Known once the page is hydrated and the API has said so; a call that fails says nothing, and for what the page
 * shows none is made.
 */
export function useForgotten(shown: ShownParts): Forgotten {
  const { setting, gemstoneId, gemstonePair } = useBuild()
  const isShown = setting?.sku === shown.sku
  const { data } = useQuery({
    ...designDetailQuery(designVariables(setting?.sku ?? '', setting?.shape)),
    enabled: setting !== null && !isShown,
  })
  const ids = stoneIdsOfLine({ gemstoneId, gemstonePair })
  const answers = useQueries({
    queries: ids.map((id) => ({ ...gemstoneDetailQuery({ id }), enabled: !shown.gemstoneIds.includes(id) })),
  })
  const unknownIds = ids.filter((_, at) => answers[at]?.data?.getGemstoneById === null)
  const design = data?.getDesignBySku
  const isMade = design && setting ? settingChoice(design, setting.shape, setting.metal) !== null : false
  const isSettingUnknown = setting !== null && !isShown && data !== undefined && !isMade
  return {
    isSettingUnknown,
    unknownIds,
    hasSetting: setting !== null && !isSettingUnknown,
    knownCount: ids.length - unknownIds.length,
  }
}

/** Lets go of what the shop does not have; all else stays chosen. */
export function forget({ isSettingUnknown, unknownIds }: Forgotten): void {
  if (isSettingUnknown) removeSetting()
  for (const id of unknownIds) removeFromPair(id)
  if (unknownIds.length > 0) removeGemstone()
}
