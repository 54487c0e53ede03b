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
import type { GemstoneCardFragment, DesignDetailQueryVariables } from '#generated/graphql/graphql.ts'
import { designDetailQuery } from '#generated/queries.ts'
import { adjustedHref } from '#shop/design/adjusted-address.ts'
import type { Design } from '#shop/design/design.ts'
import { designVariables, settingChoice } from '#shop/design/design-choice.ts'
import { loadAvailableViews } from '#shop/design/gallery/available-views.ts'
import { loadStone } from '#shop/gemstone/load-stone.ts'
import { knownStone } from './load-fitting.ts'

export interface FittingSettingParams {
  readonly gemstoneId: string
  readonly kind: GemstoneFirstKind
  readonly sku: string
  readonly metal: string
}

/** What is asked of a setting for a stone: its pictures in the stone's shape. */
export function inShapeOfStone(
  sku: string,
  stone: Pick<GemstoneCardFragment, 'shape'>,
): DesignDetailQueryVariables {
  const shape = shapeOfStone(stone)
  return { sku, shapeIds: [...(shape?.ids ?? [])], defaultShape: shape === null }
}

export function isMadeInShape(design: Design, stone: Pick<GemstoneCardFragment, 'shape'>): boolean {
  return shapesOf(design).some(({ value }) => value === stone.shape)
}

/** A setting in the stone's shape, or as it is first made where it is not made in that; null for no such metal. */
export function choiceForStone(design: Design, stone: Pick<GemstoneCardFragment, 'shape'>, metal: string) {
  const own = isMadeInShape(design, stone) ? shapeOfStone(stone)?.slug : undefined
  return settingChoice(design, own, metal)
}

/**
 * Loads all that a setting for a stone shows; not found when the shop does not sell such a stone, or has no
 * such design in such a metal. An address of another kind leads on to that of the design's own, which says so;
 * earrings take two stones, so theirs leads to the setting by itself.
 */
export async function loadFittingSetting(
  queryClient: QueryClient,
  { gemstoneId, kind, sku, metal }: FittingSettingParams,
): Promise<void> {
  await loadStone(queryClient, gemstoneId).catch(async (error: unknown) => {
    // What is said of an unknown stone leads on to others for the setting.
    if (isNotFound(error)) await queryClient.ensureQueryData(designDetailQuery(designVariables(sku)))
    throw error
  })
  const stone = knownStone(queryClient, gemstoneId)?.stone
  if (!stone) throw notFound()
  const variables = inShapeOfStone(sku, stone)
  const [{ getDesignBySku: design }] = await Promise.all([
    queryClient.ensureQueryData(designDetailQuery(variables)),
    loadAvailableViews(queryClient, variables),
  ])
  const choice = design && choiceForStone(design, stone, metal)
  if (!choice) throw notFound()
  const own = createKindOf(design)
  if (own !== kind) {
    const href =
      own === 'earrings'
        ? settingDetail(own, sku, { shape: choice.shape.slug, metal })
        : settingForStone(gemstoneId, own, { sku, metal })
    throw redirect({ href: adjustedHref(href, 'kind'), replace: true })
  }
  if (!isMadeInShape(design, stone))
    await queryClient.ensureQueryData(designDetailQuery(designVariables(sku)))
}
