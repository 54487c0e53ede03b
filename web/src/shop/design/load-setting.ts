import type { CreateKind } from '@shop/schema/domain/addresses/addresses'
import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { bankHolidaysQuery } from '#data/bank-holidays.ts'
import { designDetailQuery, shopRulesQuery } from '#generated/queries.ts'
import { designVariables } from './design-choice.ts'
import { settingOf, type AddressedSetting } from './setting-of-address.ts'
import { orAtItsOwnKind } from './setting-params.ts'

export interface SettingParams extends AddressedSetting {
  readonly kind: CreateKind
}

/**
 * Loads what a page of a setting shows; not found when there is no such design, or it is not made so. An
 * address of another kind leads on to that of the design's own. Of a shape that nobody cuts the design is loaded
 * in its default shape: the page says what it is made in.
 */
export async function loadSetting(
  queryClient: QueryClient,
  { kind, ...address }: SettingParams,
  location: { readonly pathname: string },
): Promise<void> {
  const [, { getDesignBySku: design }] = await Promise.all([
    queryClient.ensureQueryData(shopRulesQuery()),
    queryClient.ensureQueryData(designDetailQuery(designVariables(address.sku, address.shape))),
    queryClient.ensureQueryData(bankHolidaysQuery()),
  ])
  const setting = settingOf(design, address)
  if (!setting) throw notFound()
  orAtItsOwnKind(setting.design, kind, location)
}
