import { optionsOf } from '@shop/schema/domain/design/design'
import { shapeAttribute } from '@shop/schema/domain/design/design-shapes'
import { engravingAttribute, productAttributes } from '@shop/schema/domain/design/product-choice'
import { letterPlaceOf } from '@shop/schema/domain/design/product-engraving'
import { isInStock } from '@shop/schema/domain/delivery/delivery'
import { pairMismatch } from '@shop/schema/domain/stones/matched-pair'
import { stoneFit, stoneSizeRanges } from '@shop/schema/domain/stones/stone-fit'
import type { GemStoneType } from '@shop/schema/domain/vocabulary/gemstones'
import { categoryIds, subCategoryIds } from '@shop/schema/domain/vocabulary/taxonomy'
import { Skipped } from '../../runner/outcome.ts'
import type { Probe } from '../../runner/probe.ts'
import { designFields, type FullDesign, type FullStone, stoneFields } from '../catalogue/catalogue-fields.ts'
import type { PieceInput } from './cart-at-target.ts'

/** Something that can be put into a cart, with the raw fields that its price follows from. */
export interface DrawnPiece {
  readonly input: PieceInput
  readonly design: FullDesign
  readonly stones: readonly FullStone[]
}

/** Designs of a part of the catalogue, in an order by lot. */
export async function designsOf(
  probe: Probe,
  categoryId: string,
  subCategories: readonly string[] = [],
): Promise<FullDesign[]> {
  const query = `query ($categoryId: ID!, $ids: [ID!]!) {
    listDesigns(categoryId: $categoryId, subCategoryIds: $ids, pageSize: 100, sort: NEWEST) { items { ${designFields} } }
  }`
  const { listDesigns } = await probe.ask<{ listDesigns: { items: FullDesign[] } }>(query, {
    categoryId,
    ids: subCategories,
  })
  return probe.random.some(listDesigns.items, listDesigns.items.length)
}

/** A setting of one stone with a stone that it takes, of some kinds alone where they are named, and none that is excepted. */
export async function drawSettingWithStone(
  probe: Probe,
  except: readonly string[] = [],
  kinds: readonly string[] = [subCategoryIds.engagementRing, subCategoryIds.pendant],
  gemTypes: readonly GemStoneType[] = [],
): Promise<DrawnPiece> {
  for (const design of await designsOf(probe, categoryIds.setting, kinds)) {
    for (const shape of probe.random.some(optionsOf(design, shapeAttribute), 2)) {
      const stones = (await stonesFor(probe, design, shape.id, gemTypes)).filter(
        ({ id }) => !except.includes(id),
      )
      const [stone] = probe.random.some(stones, 1)
      if (!stone) continue
      const optionIds = chosenOf(probe, design, [shape.id])
      return { design, stones: [stone], input: { sku: design.sku, optionIds, gemstoneId: stone.id } }
    }
  }
  throw new Skipped('the target has no setting with a stone that it takes')
}

/** A setting of earrings with two stones that make a pair, and fit. */
export async function drawEarringsWithPair(probe: Probe): Promise<DrawnPiece> {
  for (const design of (await designsOf(probe, categoryIds.setting, [subCategoryIds.earring])).slice(0, 4)) {
    for (const shape of probe.random.some(optionsOf(design, shapeAttribute), 3)) {
      const stones = await stonesFor(probe, design, shape.id)
      for (const [at, first] of stones.entries()) {
        const second = stones.slice(at + 1).find((other) => pairMismatch(first, other) === null)
        if (!second || !stoneFit(design, [first, second]).fits) continue
        const optionIds = chosenOf(probe, design, [shape.id])
        const gemstonePair = [first.id, second.id]
        return { design, stones: [first, second], input: { sku: design.sku, optionIds, gemstonePair } }
      }
    }
  }
  throw new Skipped('the target has no earrings with a pair that they take')
}

/** Finished pieces of every category with choices by lot, as they are made or lie on the shelf. */
export async function drawFinishedPieces(probe: Probe, count: number): Promise<DrawnPiece[]> {
  const { weddingRing, jewellery } = categoryIds
  const designs = [...(await designsOf(probe, weddingRing)), ...(await designsOf(probe, jewellery))]
  const drawn = probe.random.some(designs, designs.length).flatMap((design): DrawnPiece[] => {
    const optionIds = madeOf(probe, design)
    if (optionIds === null) return []
    const engraving = engravingOf(design)
    return [{ design, stones: [], input: { sku: design.sku, optionIds, ...(engraving && { engraving }) } }]
  })
  if (drawn.length === 0) throw new Skipped('the target has no finished piece that can be bought')
  return drawn.slice(0, count)
}

/** A combination of a piece that is sold from the shelf alone, and does not lie there. */
export function notOnShelf(design: FullDesign): string[] | null {
  if (design.purchaseAvailability !== 'STOCK') return null
  const choices = productAttributes(design).reduce<string[][]>(
    (all, { options }) => all.flatMap((ids) => options.map(({ id }) => [...ids, id])),
    [[]],
  )
  return choices.find((optionIds) => !isInStock({ stock: design.stock, optionIds })) ?? null
}

/** One option of each choice, by lot, but for those that are given. */
export function chosenOf(probe: Probe, design: FullDesign, given: readonly string[] = []): string[] {
  return productAttributes(design).flatMap(({ options }) => {
    const fixed = options.find(({ id }) => given.includes(id))
    return (fixed ? [fixed] : probe.random.some(options, 1)).map(({ id }) => id)
  })
}

/** Stones of a shape that a setting takes, of any kind or of some; the cheapest, which are not missed. */
export async function stonesFor(
  probe: Probe,
  design: FullDesign,
  shapeId: string,
  gemTypes: readonly GemStoneType[] = [],
): Promise<FullStone[]> {
  const sizes = stoneSizeRanges(design).flatMap(({ shape, lengthMin, lengthMax }) =>
    shape.ids.some((id) => id === shapeId) ? [{ shapeId, lengthMin, lengthMax }] : [],
  )
  if (sizes.length === 0) return []
  const query = `query ($ids: [ID!]!, $sizes: [StoneSizeInput!]!, $gemTypes: [GemStoneType!]!) {
    listGemstones(attributeIds: $ids, stoneSizes: $sizes, gemType: $gemTypes, pageSize: 50) { items { ${stoneFields} } }
  }`
  const { listGemstones } = await probe.ask<{ listGemstones: { items: FullStone[] } }>(query, {
    ids: [shapeId],
    sizes,
    gemTypes,
  })
  return listGemstones.items
}

/** Choices of a piece as it can be bought; null for one of which nothing is left. */
function madeOf(probe: Probe, design: FullDesign): string[] | null {
  if (design.purchaseAvailability === 'ALWAYS') return chosenOf(probe, design)
  const [lying] = probe.random.some(
    design.stock.filter(({ stockStatus }) => stockStatus === 'IN_STOCK'),
    1,
  )
  return lying ? chosenOf(probe, design, lying.attributes) : null
}

/** A letter for what is not made without one. */
function engravingOf(design: FullDesign): PieceInput['engraving'] {
  const [font] = optionsOf(design, engravingAttribute)
  return font && (letterPlaceOf(design)?.least ?? 0) > 0 ? { font: font.name, text: 'A' } : null
}
