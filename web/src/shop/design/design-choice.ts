import { settingDetail } from '@shop/schema/domain/addresses/addresses'
import { createKindOf } from '@shop/schema/domain/addresses/create-kind'
import { optionsOf, type AttributeOption } from '@shop/schema/domain/design/design'
import { defaultShape, shapesOf } from '@shop/schema/domain/design/design-shapes'
import { displayedMetal } from '@shop/schema/domain/design/displayed-metal'
import { metalOptionBySlug, metalSlug, parseMetal } from '@shop/schema/domain/design/metals'
import { shapes, type Shape } from '@shop/schema/domain/vocabulary/taxonomy'
import type { DesignDetailQueryVariables } from '#generated/graphql/graphql.ts'
import type { Design, SettingChoice } from './design.ts'
import { chainLengthOf } from './size/chain-length.ts'

/**
 * What is asked of a design for an address: its pictures in the shape that the address names, or in the default
 * shape where it names none, or none of the ten.
 */
export function designVariables(sku: string, shapeSlug?: string): DesignDetailQueryVariables {
  const shape = shapes.find(({ slug }) => slug === shapeSlug)
  return { sku, shapeIds: [...(shape?.ids ?? [])], defaultShape: shape === undefined }
}

/**
 * What an address chooses. Without shape and metal the design's own: Round Brilliant or its first shape,
 * and the metal its cards show. Null when the design is not made so.
 */
export function settingChoice(
  design: Design,
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
export function choiceAddress(design: Design, shape: Shape, metalOption: AttributeOption): string {
  return settingDetail(createKindOf(design), design.sku, {
    shape: shape.slug,
    metal: metalSlug(optionsOf(design, 'Metal'), metalOption),
  })
}
