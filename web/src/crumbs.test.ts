import { productFamilies } from '@shop/schema/domain/addresses/product-families'
import { describe, expect, it } from 'vitest'
import { listingCrumbs } from './pages/listing/listing-crumbs.ts'
import { listingAt } from './shop/list/listing-list.ts'
import { productCrumbs } from './pages/product/crumbs.ts'

describe('the crumbs of a product', () => {
  it.each([...new Set(productFamilies.flatMap(({ subCategoryIds }) => [...subCategoryIds]))])(
    'of subcategory %s are those of its list',
    (id) => {
      const crumbs = productCrumbs({ subCategory: { id } })
      const list = listingAt(crumbs.at(-1)?.href ?? '', '')
      expect(list && listingCrumbs(list)).toEqual(crumbs)
    },
  )
})
