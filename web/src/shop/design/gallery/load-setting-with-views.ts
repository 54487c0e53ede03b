import type { QueryClient } from '@tanstack/react-query'
import { designVariables } from '../design-choice.ts'
import { loadSetting, type SettingParams } from '../load-setting.ts'
import { loadAvailableViews } from './available-views.ts'

/** Loads a setting as `loadSetting` does, for a page on which it can be looked at in other ways than its pictures. */
export async function loadSettingWithViews(
  queryClient: QueryClient,
  params: SettingParams,
  location: { readonly pathname: string },
): Promise<void> {
  await Promise.all([
    loadSetting(queryClient, params, location),
    loadAvailableViews(queryClient, designVariables(params.sku, params.shape)),
  ])
}
