import type { QueryClient } from '@tanstack/react-query'
import { addressedVariables, loadSetting, type SettingParams } from '../load-setting.ts'
import { loadAvailableViews } from './available-views.ts'

/** Loads a setting as `loadSetting` does, for a page on which it can be looked at in other ways than its pictures. */
export async function loadLookedAtSetting(
  queryClient: QueryClient,
  params: SettingParams,
  location: { readonly pathname: string },
): Promise<void> {
  await Promise.all([
    loadSetting(queryClient, params, location),
    loadAvailableViews(queryClient, addressedVariables(params)),
  ])
}
