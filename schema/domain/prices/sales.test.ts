import { describe, expect, it } from 'vitest'
import { salePercentOf } from './sales.ts'

const design = (showOnSale: boolean, additionalSale = 0, subCategoryId = '1') => ({
  subCategory: { id: subCategoryId },
  channels: [
    { channelCode: 'TR', showOnSale: true, additionalSale: 40 },
    { channelCode: 'SS', showOnSale, additionalSale },
  ],
})
const sale = (discount: number, ...subCategories: string[]) => ({ discount, subCategories })

describe('salePercentOf', () => {
  it.each([
    { name: 'is the discount of the sale of its subcategory', sales: [sale(10, '1', '2')], percent: 10 },
    {
      name: 'adds the additional sale of channel SS',
      additional: 2.5,
      sales: [sale(10, '1')],
      percent: 12.5,
    },
    {
      name: 'is nothing when no sale covers the subcategory',
      additional: 5,
      sales: [sale(10, '2')],
      percent: 0,
    },
    { name: 'is nothing without a sale', additional: 5, sales: [], percent: 0 },
    {
      name: 'takes the larger discount of two',
      sales: [sale(10, '1'), sale(15, '1'), sale(50, '2')],
      percent: 15,
    },
    { name: 'never passes 100 %', additional: 30, sales: [sale(80, '1')], percent: 100 },
    { name: 'never raises a price', additional: -20, sales: [sale(10, '1')], percent: 0 },
  ])('$name', ({ additional, sales, percent }) => {
    expect(salePercentOf(design(true, additional), sales)).toBe(percent)
  })

  it('is nothing for a design the shop does not show on sale', () => {
    expect(salePercentOf(design(false, 5), [sale(10, '1')])).toBe(0)
  })

  it('is nothing for a design that channel SS does not sell', () => {
    const elsewhere = { subCategory: { id: '1' }, channels: design(true).channels.slice(0, 1) }
    expect(salePercentOf(elsewhere, [sale(10, '1')])).toBe(0)
  })
})
