import type { CreateKind } from '@shop/schema/domain/addresses/addresses'
import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { bankHolidaysQuery } from '#data/bank-holidays.ts'
import { settingDetailQuery, shopRulesQuery } from '#generated/queries.ts'
import { orAtItsOwnKind } from './setting-params.ts'
import { firstMade, settingChoice, settingVariables } from './design-choice.ts'

export interface SettingParams {
  readonly kind: CreateKind
  readonly sku: string
  readonly shape?: string | undefined
  readonly metal?: string | undefined
}

/**
 * Loads what a page of a setting shows; not found when there is no such design, or it is not made so. An
 * address of another kind leads on to that of the design's own.
 */
export async function loadSetting(
  queryClient: QueryClient,
  { kind, sku, shape, metal }: SettingParams,
  location: { readonly pathname: string },
): Promise<void> {
  const variables = addressedVariables({ sku, shape })
  const [, { getDesignBySku: design }] = await Promise.all([
    queryClient.ensureQueryData(shopRulesQuery()),
    queryClient.ensureQueryData(settingDetailQuery(variables)),
    queryClient.ensureQueryData(bankHolidaysQuery()),
  ])
  if (!design || !settingChoice(design, shape, metal)) throw notFound()
  orAtItsOwnKind(design, kind, location)
}

/**
 * What is asked of a setting for an address. Of a shape that nobody cuts the setting is brought as it is first made: the
 * page says what it is made in.
 */
export function addressedVariables({ sku, shape }: Pick<SettingParams, 'sku' | 'shape'>) {
  return settingVariables(sku, shape) ?? firstMade(sku)
}
