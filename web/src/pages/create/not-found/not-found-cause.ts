import type { CreateKind } from '@shop/schema/domain/addresses/addresses'
import { createKindOf } from '@shop/schema/domain/addresses/create-kind'
import { optionsOf, type AttributeOption } from '@shop/schema/domain/design/design'
import { shapesOf } from '@shop/schema/domain/design/design-shapes'
import { displayedMetal } from '@shop/schema/domain/design/displayed-metal'
import {
  metalAttribute,
  metalNameOfSlug,
  metalOptionBySlug,
  metalSlug,
} from '@shop/schema/domain/design/metals'
import { optionsByNearness } from '@shop/schema/domain/design/nearest-option'
import type { Shape } from '@shop/schema/domain/vocabulary/taxonomy'
import type { BuildStone } from '#shop/build/build-stone.ts'
import type { Design } from '#shop/design/design.ts'
import { nearestShape } from '#shop/design/nearest-shape.ts'

/** What the address of a builder's page asks for that shows nothing; each part null where it has none. */
export interface NotFoundAddress {
  /** As the address is spelt; null for one that no page of the builder has (`unknown-address.ts`). */
  readonly path: string | null
  /** Of the address; the review of a piece that starts with its stone says none. */
  readonly kind: CreateKind | null
  readonly sku: string | null
  readonly shape: string | null
  readonly metal: string | null
  readonly gemstoneIds: readonly string[]
  /** The filters of a list. */
  readonly attributes: string | null
  /** The page belongs to a piece that starts with its stone. */
  readonly isGemstoneFirst: boolean
  /** The page shows a stone: it is a review, or the stone's own. */
  readonly isOfStone: boolean
}

/** What the shop has of that, as far as it was asked. */
export interface KnownParts {
  /** Null for a sku that no design has; undefined where nobody asked. */
  readonly design: Design | null | undefined
  /** The stones of the address that the shop sells. */
  readonly stones: readonly BuildStone[]
  /** Ids that the shop was asked for and sells no stone of. */
  readonly unknownIds: readonly string[]
}

/** The choices nearest to those of an address in which a setting is made. */
export interface NearestMade {
  readonly design: Design
  readonly kind: CreateKind
  readonly shape: Shape
  readonly metalOption: AttributeOption
  /** The same as addresses spell it. */
  readonly address: { readonly kind: CreateKind; readonly sku: string; shape: string; metal: string }
}

/** No piece takes more stones. */
export const stonesOfPair = 2

/** Why the address of a builder's page shows nothing. */
export type NotFoundCause =
  | { readonly kind: 'setting'; readonly sku: string }
  | { readonly kind: 'not-made'; readonly isShape: boolean; readonly isMetal: boolean; nearest: NearestMade }
  /** `nearest` is null where the address has no setting. */
  | { readonly kind: 'stone'; readonly id: string; readonly nearest: NearestMade | null }
  /** A filter that the list does not have, or nothing that can be said. */
  | { readonly kind: 'other'; readonly nearest: NearestMade | null }

/** A setting that is not made as the address says. */
export type NotMade = NotFoundCause & { readonly kind: 'not-made' }

/**
 * What is not there: a setting before all that is chosen of it, and its choices before its stones; where the
 * stone comes first, the stone before the setting.
 */
export function notFoundCause(
  address: NotFoundAddress,
  { design, stones, unknownIds }: KnownParts,
): NotFoundCause {
  const nearest = design ? nearestMade(design, address, stones) : null
  const [unknownId] = unknownIds
  if (address.isGemstoneFirst && unknownId !== undefined) return { kind: 'stone', id: unknownId, nearest }
  if (design === null && address.sku !== null) return { kind: 'setting', sku: address.sku }
  if (nearest) {
    const isShape = address.shape !== null && address.shape !== nearest.shape.slug
    const isMetal = address.metal !== null && address.metal !== nearest.address.metal
    if (isShape || isMetal) return { kind: 'not-made', isShape, isMetal, nearest }
  }
  if (unknownId !== undefined) return { kind: 'stone', id: unknownId, nearest }
  return { kind: 'other', nearest }
}

/**
 * What of an address a setting is made in, and of the rest what comes nearest: the shape of its stone, else the
 * one it is first made in; the same colour in another carat, else the same tone, and for what names no metal the
 * one that its cards show. Null for a setting without shapes or metals.
 */
function nearestMade(
  design: Design,
  { shape: slug, metal: wanted }: Pick<NotFoundAddress, 'shape' | 'metal'>,
  stones: readonly BuildStone[],
): NearestMade | null {
  const metals = optionsOf(design, 'Metal')
  const shape =
    shapesOf(design).find((made) => made.slug === slug) ??
    nearestShape(design, stones[0]?.stone.shape ?? null, slug ?? '')
  const metalOption = (wanted === null ? null : metalNearest(metals, wanted)) ?? displayedMetal(design)
  if (!shape || !metalOption) return null
  const kind = createKindOf(design)
  const metal = metalSlug(metals, metalOption)
  return { design, kind, shape, metalOption, address: { kind, sku: design.sku, shape: shape.slug, metal } }
}

/** The metal of an address, else the nearest of a setting's; null where it names no metal at all. */
function metalNearest(metals: readonly AttributeOption[], slug: string): AttributeOption | null {
  const exact = metalOptionBySlug(metals, slug)
  const name = metalNameOfSlug(slug)
  return exact ?? (name === null ? null : (optionsByNearness(metalAttribute, metals, name)[0] ?? null))
}
