import { band } from '@shop/schema/domain/testing/finished-piece'
import { describe, expect, it } from 'vitest'
import { familyCrumb, pageCrumbs, productCrumbs } from './crumbs.ts'
import { pieceOf } from './testing/example-views.ts'

describe('a product', () => {
  it('stands at the end of its own crumbs by its short name', () => {
    const href = '/wedding-rings/plain/product/WR-00601'
    expect(pageCrumbs({ design: pieceOf(band), href }).at(-1)).toEqual({ name: 'Court band', href })
    const short = { ...pieceOf(band), shortName: 'Court' }
    expect(pageCrumbs({ design: short, href }).at(-1)).toEqual({ name: 'Court', href })
  })

  it('has crumbs from home by the widest list to its own', () => {
    expect(productCrumbs(pieceOf(band))).toEqual([
      { name: 'Home', href: '/' },
      { name: 'Wedding rings', href: '/wedding-rings/collection' },
      { name: 'Plain wedding rings', href: '/wedding-rings/plain/collection' },
    ])
    expect(productCrumbs({ subCategory: { id: '9' } }).map(({ href }) => href)).toEqual([
      '/',
      '/jewellery/collection',
      '/bracelets/collection',
    ])
  })

  it.each([
    ['/collections', '/jewellery/collection'],
    ['/wedding-rings', '/wedding-rings/collection'],
    ['/wedding-rings/plain', '/wedding-rings/plain/collection'],
    ['/engagement-rings', '/engagement-rings/collection'],
  ])('of family %s that is lost is looked for at %s', (family, href) => {
    expect(familyCrumb(family).href).toBe(href)
  })
})
