import { describe, expect, it } from 'vitest'
import { familyAt, ownFamily, productFamilies } from './product-families.ts'
import { specificationAddresses } from '../testing/site-map.ts'

describe('families of product addresses', () => {
  it.each([
    ['4', '/wedding-rings/plain'],
    ['5', '/wedding-rings/stone-set'],
    ['6', '/eternity-rings'],
    ['7', '/engagement-rings'],
    ['8', '/earrings'],
    ['9', '/bracelets'],
    ['10', '/necklaces'],
    ['11', '/rings'],
    ['12', '/jewellery'],
  ])('subcategory %s is at home at %s', (id, path) => {
    expect(ownFamily({ subCategory: { id } })?.path).toBe(path)
  })

  it.each(['1', '2', '3', '13'])('subcategory %s is at home in none: it is built, or there is none', (id) => {
    expect(ownFamily({ subCategory: { id } })).toBeNull()
  })

  it.each([
    ['/wedding-rings', ['4', '5', '6']],
    ['/jewellery', ['8', '9', '10', '11', '12']],
    ['/collections', ['8', '9', '10', '11', '12', '7']],
  ])('%s shows pieces of %j too', (path, subCategoryIds) => {
    expect(familyAt(path)?.subCategoryIds).toEqual(subCategoryIds)
  })

  it.each([
    ['/engagement-rings', null, false, true],
    ['/wedding-rings', 'width', true, true],
    ['/wedding-rings/plain', 'width', true, false],
    ['/wedding-rings/stone-set', 'width', false, false],
    ['/eternity-rings', 'width', false, true],
    ['/rings', null, false, true],
    ['/necklaces', 'total-carat', false, true],
    ['/earrings', 'total-carat', false, true],
    ['/bracelets', 'total-carat', false, true],
    ['/jewellery', 'total-carat', false, false],
    ['/collections', 'total-carat', false, false],
  ])(
    '%s says a size by %s, a weight: %s, and has a short form: %s',
    (path, size, hasWeight, hasShortForm) => {
      expect(familyAt(path)).toMatchObject({ size, hasWeight, hasShortForm })
      expect(productFamilies).toHaveLength(11)
    },
  )

  it('cover every product address (rules/routes#product-routes), and no other', () => {
    const paths = specificationAddresses
      .filter((address) => address.includes('/product/') && !address.startsWith('/create/'))
      .map((address) => address.slice(0, address.indexOf('/product/')))
    expect([...new Set(paths)].toSorted()).toEqual(productFamilies.map(({ path }) => path).toSorted())
    expect(familyAt('/sale')).toBeNull()
  })
})
