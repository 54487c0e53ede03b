import {
  settingDetail,
  settingForStone,
  type GemstoneFirstKind,
} from '@shop/schema/domain/addresses/addresses'
import { createKindOf } from '@shop/schema/domain/addresses/create-kind'
import { shapesOf } from '@shop/schema/domain/design/design-shapes'
import { shapeOfStone } from '@shop/schema/domain/vocabulary/stone-shape'
import type { QueryClient } from '@tanstack/react-query'
import { isNotFound, notFound, redirect } from '@tanstack/react-router'
import type { GemstoneCardFragment } from '#generated/graphql/graphql.ts'
import { designDetailQuery, useDesignDetail } from '#generated/queries.ts'
import { knownStone } from '#shop/build/fitting/load-fitting.ts'
import { adjustedHref } from '#shop/design/adjusted-address.ts'
import { designVariables } from '#shop/design/design-choice.ts'
import type { Design, SettingOnPage } from '#shop/design/design.ts'
import { loadAvailableViews } from '#shop/design/gallery/available-views.ts'
import {
  knownSetting,
  settingOf,
  useSettingOfAddress,
  type AddressedSetting,
} from '#shop/design/setting-of-address.ts'
import { loadStone } from '#shop/gemstone/load-stone.ts'

export interface SettingForStoneParams {
  readonly gemstoneId: string
  readonly kind: GemstoneFirstKind
  readonly sku: string
  readonly metal: string
}

type ShapedStone = Pick<GemstoneCardFragment, 'shape'>

/**
 * Loads all that a setting for a stone shows; not found when the shop does not sell such a stone, or has no
 * such design in such a metal. An address of another kind leads on to that of the design's own, which says so;
 * earrings take two stones, so theirs leads to the setting by itself.
 */
export async function loadSettingForStone(
  queryClient: QueryClient,
  params: SettingForStoneParams,
): Promise<void> {
  const { gemstoneId, kind, sku, metal } = params
  const byItself = designDetailQuery(designVariables(sku))
  await loadStone(queryClient, gemstoneId).catch(async (error: unknown) => {
    // What is said of an unknown stone leads on to others for the setting.
    if (isNotFound(error)) await queryClient.ensureQueryData(byItself)
    throw error
  })
  const stone = knownStone(queryClient, gemstoneId)?.stone
  if (!stone) throw notFound()
  const variables = variablesForStone(sku, stone)
  const [{ getDesignBySku: design }] = await Promise.all([
    queryClient.ensureQueryData(designDetailQuery(variables)),
    loadAvailableViews(queryClient, variables),
  ])
  const address = design && addressForStone(design, stone, params)
  const setting = address && settingOf(design, address)
  if (!setting) throw notFound()
  const own = createKindOf(setting.design)
  if (own !== kind) {
    const href =
      own === 'earrings'
        ? settingDetail(own, sku, { shape: setting.choice.shape.slug, metal })
        : settingForStone(gemstoneId, own, { sku, metal })
    throw redirect({ href: adjustedHref(href, 'kind'), replace: true })
  }
  if (address.shape === undefined) await queryClient.ensureQueryData(byItself)
}

/** The setting of an address for a stone, from the answers that the loader has; null when there is none. */
export function knownSettingForStone(
  queryClient: QueryClient,
  params: SettingForStoneParams,
): SettingOnPage | null {
  const stone = knownStone(queryClient, params.gemstoneId)?.stone
  if (!stone) return null
  const { queryKey } = designDetailQuery(variablesForStone(params.sku, stone))
  const design = queryClient.getQueryData(queryKey)?.getDesignBySku
  return design ? knownSetting(queryClient, addressForStone(design, stone, params)) : null
}

/** The setting of an address for a stone, on the chain that was chosen for it; not found when it is not made so. */
export function useSettingForStone(
  { sku, metal }: Pick<SettingForStoneParams, 'sku' | 'metal'>,
  stone: ShapedStone,
): SettingOnPage {
  const { getDesignBySku: design } = useDesignDetail(variablesForStone(sku, stone))
  if (!design) throw notFound()
  return useSettingOfAddress(addressForStone(design, stone, { sku, metal }))
}

/** What is asked of a setting for a stone: its pictures in the stone's shape. */
function variablesForStone(sku: string, stone: ShapedStone) {
  return designVariables(sku, shapeOfStone(stone)?.slug)
}

/** A setting in the stone's shape; where it is not made in that, in its own. */
function addressForStone(
  design: Design,
  stone: ShapedStone,
  { sku, metal }: Pick<SettingForStoneParams, 'sku' | 'metal'>,
): AddressedSetting {
  const shape = shapesOf(design).find(({ value }) => value === stone.shape)
  return { sku, metal, shape: shape?.slug }
}
