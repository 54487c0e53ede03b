import { settingDetail } from '@shop/schema/domain/addresses'
import { createKindOf } from '@shop/schema/domain/create-kind'
import { optionsOf, type AttributeOption } from '@shop/schema/domain/design'
import { defaultShape, shapesOf } from '@shop/schema/domain/design-shapes'
import { displayedMetal } from '@shop/schema/domain/displayed-metal'
import { metalOptionBySlug, metalSlug, parseMetal, type Metal } from '@shop/schema/domain/metals'
import { shapes, type Shape } from '@shop/schema/domain/taxonomy'
import type { SettingDetailQuery, SettingDetailQueryVariables } from '#generated/graphql/graphql.ts'
import { chainLengthOf } from './chain-length.ts'

export type Setting = NonNullable<SettingDetailQuery['getDesignBySku']>

/** A design in one of its metals, with everything else that is chosen of it. */
export interface PieceChoice {
  readonly metalOption: AttributeOption
  readonly metal: Metal
  /** The ids of all options chosen. */
  readonly optionIds: readonly string[]
}

/** A setting in one shape and metal, as its address says, and on the usual chain where it hangs on one. */
export interface SettingChoice extends PieceChoice {
  readonly shape: Shape
}

/** The variables of the detail query for an address; null when the shape is none of the ten. */
export function settingVariables(
  sku: string,
  shapeSlug: string | undefined,
): SettingDetailQueryVariables | null {
  if (shapeSlug === undefined) return firstMade(sku)
  const shape = shapes.find(({ slug }) => slug === shapeSlug)
  return shape ? { sku, shapeIds: [...shape.ids], defaultShape: false } : null
}

/** What is asked of a setting whatever shape is wanted: its pictures as it is first made. */
export function firstMade(sku: string): SettingDetailQueryVariables {
  return { sku, shapeIds: [], defaultShape: true }
}

/**
 * What an address chooses. Without shape and metal the design's own: Round Brilliant or its first shape,
 * and the metal its cards show. Null when the design is not made so.
 */
export function settingChoice(
  design: Setting,
  shapeSlug: string | undefined,
  metalSlugText: string | undefined,
): SettingChoice | null {
  const metals = optionsOf(design, 'Metal')
  const shape = shapeSlug ? shapesOf(design).find(({ slug }) => slug === shapeSlug) : defaultShape(design)
  const metalOption = metalSlugText ? metalOptionBySlug(metals, metalSlugText) : displayedMetal(design)
  const metal = metalOption ? parseMetal(metalOption.name) : null
  if (!shape || !metalOption || !metal) return null
  const shapeOption = optionsOf(design, 'Shape').find(({ id }) => shape.ids.some((shapeId) => shapeId === id))
  // What no address says is as the shop has it, until the page knows what was chosen (`made-setting`).
  const chain = chainLengthOf(design, undefined)
  const options = [metalOption, shapeOption, chain].filter((option) => option != null)
  return { shape, metalOption, metal, optionIds: options.map(({ id }) => id) }
}

/** The address of a design in one shape and metal. */
export function choiceAddress(design: Setting, shape: Shape, metalOption: AttributeOption): string {
  return settingDetail(createKindOf(design), design.sku, {
    shape: shape.slug,
    metal: metalSlug(optionsOf(design, 'Metal'), metalOption),
  })
}
