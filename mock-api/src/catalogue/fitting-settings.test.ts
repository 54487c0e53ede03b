import { designs } from '@shop/fixtures/designs/designs'
import { optionsOf } from '@shop/schema/domain/design/design'
import { designPrice } from '@shop/schema/domain/prices/design-price'
import { displayedMetal } from '@shop/schema/domain/design/displayed-metal'
import { metalColours, settingStyles, shapes, type Shape } from '@shop/schema/domain/vocabulary/taxonomy'
import type { DesignRecord } from '@shop/fixtures/designs/design-record'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DesignIndex } from './design-index.ts'
import { designQuery, type ListDesignsArguments } from './design-query.ts'
import { everySetting } from './testing/design-arguments.ts'

const index = new DesignIndex(designs)

const plain: ListDesignsArguments = { ...everySetting, subCategoryIds: ['1'], pageSize: 100 }

const requests = fc.record({
  shape: fc.constantFrom(...shapes),
  hundredths: fc.integer({ min: 300, max: 1500 }),
  subCategoryId: fc.constantFrom('1', '2'),
  metals: fc.subarray([...metalColours]),
  styles: fc.subarray([...settingStyles]),
})

/** Read from the names of options: the head that a design has for a stone, or why it has none. */
function headByHand(design: DesignRecord, shape: Shape, length: number) {
  const isMade = optionsOf(design, 'Shape').some(({ name }) => name === shape.value)
  const isHalo = design.fixedAttributes.some(({ optionName }) => optionName.includes('Halo'))
  const heads = design.attributes.find(({ name }) => name === 'Setting Stone Size')?.options ?? []
  const halos = isHalo ? heads.filter(({ name }) => name === `${shape.name} Halo`) : []
  const own = halos.length > 0 ? halos : heads.filter(({ name }) => name === shape.name)
  const reach = own.map(({ lengthMin, lengthMax }) => [lengthMin ?? NaN, lengthMax ?? NaN] as const)
  if (!isMade || reach.length === 0) return 'SHAPE_NOT_MADE'
  const at = reach.findIndex(([min, max]) => length >= min && length < max)
  if (at >= 0) return own[at]
  if (reach.every(([min]) => length < min)) return 'TOO_SMALL'
  return reach.every(([, max]) => length >= max) ? 'TOO_LARGE' : 'BETWEEN_SIZES'
}

describe('the settings for a stone', () => {
  it('are those that a plain pass over all designs finds, and the others are counted by reason', () => {
    fc.assert(
      fc.property(requests, ({ shape, hundredths, subCategoryId, metals, styles }) => {
        const length = hundredths / 100
        const metalIds = metals.flatMap(({ ids }) => [...ids])
        const styleIds = styles.flatMap(({ ids }) => [...ids])
        const [shapeId] = shape.ids
        const { items, total, misfits, facets } = index.list(
          designQuery({
            ...plain,
            subCategoryIds: [subCategoryId],
            attributeIds: metalIds,
            fixedAttributeIds: styleIds,
            stone: { shapeId, length },
          }),
        )
        const isOf = (design: DesignRecord, isMetal: boolean) =>
          design.category.id === '1' &&
          design.subCategory.id === subCategoryId &&
          (isMetal || metalIds.length === 0 || hasAny(optionsOf(design, 'Metal'), metalIds)) &&
          (styleIds.length === 0 || hasAny(design.fixedAttributes, styleIds))
        const asked = designs.filter((design) => isOf(design, false))
        const heads = asked.map((design) => headByHand(design, shape, length))
        const fitting = asked.filter((_, at) => typeof heads[at] === 'object')
        expect(items.map(({ sku }) => sku).toSorted()).toEqual(fitting.map(({ sku }) => sku).toSorted())
        expect(total).toBe(fitting.length)
        const counts = ['SHAPE_NOT_MADE', 'TOO_SMALL', 'TOO_LARGE', 'BETWEEN_SIZES']
          .map((reason) => ({ reason, count: heads.filter((head) => head === reason).length }))
          .filter(({ count }) => count > 0)
        expect(misfits).toEqual(counts)
        const platinum = facets.find(({ group }) => group === 'METAL')?.options[0]
        expect(platinum?.count).toBe(
          designs.filter(
            (design) =>
              isOf(design, true) &&
              typeof headByHand(design, shape, length) === 'object' &&
              hasAny(optionsOf(design, 'Metal'), platinum?.ids ?? []),
          ).length,
        )
      }),
      { numRuns: 150 },
    )
  })

  it('are sorted by what they cost with the head that the stone needs', () => {
    fc.assert(
      fc.property(requests, ({ shape, hundredths, subCategoryId, metals }) => {
        const length = hundredths / 100
        const metalIds = metals.flatMap(({ ids }) => [...ids])
        const { items } = index.list(
          designQuery({
            ...plain,
            subCategoryIds: [subCategoryId],
            attributeIds: metalIds,
            sort: 'PRICE_ASC',
            stone: { shapeId: shape.ids[0], length },
          }),
        )
        const shown = items.map((design) => {
          const head = headByHand(design, shape, length)
          const metal = displayedMetal(design, metalIds)
          const shapeOption = optionsOf(design, 'Shape').find(({ name }) => name === shape.value)
          return designPrice({
            design,
            optionIds: [metal?.id ?? '', shapeOption?.id ?? ''],
            stoneSizePercent: typeof head === 'object' ? head.price : 0,
          })?.pricePence
        })
        expect(shown).toEqual(shown.toSorted((a, b) => Number(a) - Number(b)))
      }),
      { numRuns: 60 },
    )
  })

  it('are no finished pieces, which take no stone', () => {
    const stone = { shapeId: '171', length: 6.5 }
    const { total, misfits } = index.list(
      designQuery({ ...plain, categoryId: '2', subCategoryIds: [], stone }),
    )
    expect(total).toBe(0)
    expect(misfits?.map(({ reason }) => reason)).toEqual(['SHAPE_NOT_MADE'])
  })

  it('are all settings where no stone is meant, and nothing is counted', () => {
    expect(index.list(designQuery(plain))).toMatchObject({ total: 60, misfits: null })
  })
})

function hasAny(options: readonly { readonly id: string }[], ids: readonly string[]): boolean {
  return options.some(({ id }) => ids.includes(id))
}
