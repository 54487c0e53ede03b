import { describe, expect, it } from 'vitest'
import { refusalOf } from '../testing/refusal-of.ts'
import { designQuery, type ListDesignsArguments } from './design-query.ts'
import { everySetting } from './testing/design-arguments.ts'

describe('the arguments of a listing', () => {
  it.each<[string, Partial<ListDesignsArguments>, string]>([
    ['a page size of 0', { pageSize: 0 }, 'pageSize'],
    ['a page size of 101', { pageSize: 101 }, 'pageSize'],
    ['a negative page size', { pageSize: -1 }, 'pageSize'],
    ['page 0', { page: 0 }, 'page'],
    ['an unknown category', { categoryId: '4' }, 'categoryId'],
    ['an unknown subcategory', { subCategoryIds: ['1', '13'] }, 'subCategoryIds'],
    ['a subcategory of another category', { subCategoryIds: ['6'] }, 'subCategoryIds'],
    ['an unknown metal or shape', { attributeIds: ['171', '1'] }, 'attributeIds'],
    ['a style among metals and shapes', { attributeIds: ['139'] }, 'attributeIds'],
    ['a shape among styles', { fixedAttributeIds: ['171'] }, 'fixedAttributeIds'],
    ['an unknown style', { fixedAttributeIds: ['constructor'] }, 'fixedAttributeIds'],
    ['an empty id', { attributeIds: [''] }, 'attributeIds'],
    ['an unknown collection', { collectionId: '5' }, 'collectionId'],
    ['a subcollection among collections', { collectionId: '7' }, 'collectionId'],
    ['an unknown subcollection', { subCollectionIds: ['5'] }, 'subCollectionIds'],
    ['a subcategory among subcollections', { subCollectionIds: ['8'] }, 'subCollectionIds'],
    ['a profile among metals', { attributeIds: ['134'] }, 'attributeIds'],
    ['a stone of no shape', { stone: { shapeId: '139', length: 6.5 } }, 'stone'],
    ['a price below zero', { priceMin: -0.01 }, 'priceMin'],
    ['a highest price below zero', { priceMax: -1 }, 'priceMax'],
    ['a stone without length', { stone: { shapeId: '171', length: 0 } }, 'stone'],
  ])('refuse %s', (_, change, argument) => {
    expect(refusalOf(() => designQuery({ ...everySetting, ...change }))).toEqual({
      code: 'BAD_USER_INPUT',
      argument,
    })
  })

  it.each([{ pageSize: 1 }, { pageSize: 100 }, { page: 1_000_000 }])('take %j', (change) => {
    expect(designQuery({ ...everySetting, ...change })).toMatchObject(change)
  })

  it('are sorted into groups by their ids', () => {
    const { chosen } = designQuery({
      ...everySetting,
      attributeIds: ['169', '171', '161'],
      fixedAttributeIds: ['142'],
    })
    expect(Object.fromEntries(chosen)).toEqual({ METAL: ['169', '161'], SHAPE: ['171'], STYLE: ['142'] })
  })

  it('know every group of the filter table', () => {
    const { chosen, collectionId } = designQuery({
      ...everySetting,
      categoryId: '3',
      collectionId: '4',
      // 9 is bracelets among subcategories and Gemstone among subcollections.
      subCollectionIds: ['9'],
      gemType: ['RUBY', 'NATURAL_FANCY_DIAMOND'],
      attributeIds: ['164'],
      fixedAttributeIds: ['147', '479', '138', '126', '152'],
    })
    expect(collectionId).toBe('4')
    expect(Object.fromEntries(chosen)).toEqual({
      METAL: ['164'],
      WEDDING_STYLE: ['147'],
      PROFILE: ['479'],
      ETERNITY_STYLE: ['138'],
      SETTING: ['126'],
      EARRING_STYLE: ['152'],
      COLLECTION: ['9'],
      GEMSTONE: ['RUBY', 'NATURAL_FANCY_DIAMOND'],
    })
  })

  it.each<[Partial<ListDesignsArguments>, string]>([
    [{ categoryId: '4' }, 'There is no category "4".'],
    [{ subCategoryIds: ['6'] }, 'Category 1 has no subcategory "6".'],
    [{ collectionId: '5' }, 'There is no collection "5".'],
    [{ page: 0 }, 'page must be at least 1, not 0.'],
    [{ pageSize: 0 }, 'pageSize must be between 1 and 100, not 0.'],
    [{ priceMin: -1 }, 'priceMin must not be below 0.'],
    [{ priceMax: -1 }, 'priceMax must not be below 0.'],
    [{ stone: { shapeId: '139', length: 6.5 } }, 'There is no shape "139".'],
    [{ stone: { shapeId: '171', length: 0 } }, 'length must be above 0, not 0.'],
  ])('say of %j: %s', (change, message) => {
    expect(() => designQuery({ ...everySetting, ...change })).toThrow(message)
  })

  it('say what was wrong in words, without repeating a long id', () => {
    expect(() => designQuery({ ...everySetting, pageSize: 101 })).toThrow(
      'pageSize must be between 1 and 100, not 101.',
    )
    expect(() => designQuery({ ...everySetting, attributeIds: ['139'] })).toThrow(
      'Filter option "139" belongs in fixedAttributeIds.',
    )
    expect(() => designQuery({ ...everySetting, attributeIds: ['9'.repeat(50)] })).toThrow(
      `There is no filter option "${'9'.repeat(40)}…".`,
    )
    expect(() => designQuery({ ...everySetting, attributeIds: ['9'.repeat(40)] })).toThrow(
      `There is no filter option "${'9'.repeat(40)}".`,
    )
  })
})
