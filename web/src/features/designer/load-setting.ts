import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { bankHolidaysQuery } from '#data/bank-holidays.ts'
import { settingDetailQuery, shopRulesQuery } from '#generated/queries.ts'
import { settingChoice, settingVariables } from './setting-choice.ts'

interface SettingParams {
  readonly sku: string
  readonly shape?: string | undefined
  readonly metal?: string | undefined
}

/** Brings all that a setting's page shows; not found when there is no such design, or it is not made so. */
export async function loadSetting(
  queryClient: QueryClient,
  { sku, shape, metal }: SettingParams,
): Promise<void> {
  const variables = settingVariables(sku, shape)
  if (!variables) throw notFound()
  const [, { getDesignBySku: design }] = await Promise.all([
    queryClient.ensureQueryData(shopRulesQuery()),
    queryClient.ensureQueryData(settingDetailQuery(variables)),
    queryClient.ensureQueryData(bankHolidaysQuery()),
  ])
  if (!design || !settingChoice(design, shape, metal)) throw notFound()
}
