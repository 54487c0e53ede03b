import { listings } from '@shop/schema/domain/addresses/listings'
import { describe, expect, it } from 'vitest'
import { listingAt } from '#shop/list/listing-list.ts'
import { listingTitle } from './listing-title.ts'

function titleOf(path: string, attributes: string): string {
  const list = listingAt(path, attributes)
  if (!list) throw new Error(`No such list: ${path}/${attributes}`)
  return listingTitle(list)
}

describe('the title of a listing', () => {
  it.each([
    ['/engagement-rings/collection', '', 'Engagement rings'],
    ['/engagement-rings/collection', 'oval-shape', 'Oval engagement rings'],
    [
      '/engagement-rings/collection',
      'emerald-cut_3-stone_platinum',
      'Platinum emerald-cut three-stone engagement rings',
    ],
    ['/wedding-rings/collection', 'her', 'Wedding rings for her'],
    ['/wedding-rings/collection', 'unisex', 'Unisex wedding rings'],
    ['/wedding-rings/collection', 'her_unisex', 'Wedding rings for her, with unisex designs'],
    ['/wedding-rings/collection', 'her_him_palladium', 'Palladium wedding rings for her or him'],
    ['/wedding-rings/plain/collection', 'd-shaped', 'D-shaped plain wedding rings'],
    ['/wedding-rings/stone-set/collection', 'pave_rose-gold', 'Rose gold pavé-set wedding rings'],
    ['/eternity-rings/collection', 'three-quarter', 'Three-quarter eternity rings'],
    ['/rings/collection', 'lab-grown-diamond', 'Lab-grown diamond rings'],
    ['/earrings/collection', 'stud_yellow-gold_rose-gold', 'Yellow gold or rose gold stud earrings'],
    ['/necklaces/collection', '1937_sapphire', 'Sapphire necklaces from the 1937 collection'],
    ['/bracelets/collection', 'classics_initial', 'Bracelets from the Classic or Initial collections'],
    ['/jewellery/collection', 'necklaces', 'Our necklaces'],
    ['/jewellery/collection', 'necklaces_platinum', 'Platinum necklaces'],
    ['/jewellery/collection', 'sort-newest', 'Jewellery'],
    ['/sale', '', 'Rings and jewellery in the sale'],
    ['/sale', 'engagement-rings', 'Engagement rings in the sale'],
    ['/sale', 'yellow-gold', 'Yellow gold rings and jewellery in the sale'],
    ['/sale', 'earrings_platinum', 'Platinum earrings in the sale'],
    ['/collections', '', 'Jewellery from our collections'],
    ['/collections', '1937', 'The 1937 collection'],
    ['/collections', 'rings_1937', 'Rings from the 1937 collection'],
    ['/personalise', '', 'Jewellery to personalise'],
    ['/personalise', 'necklaces_yellow-gold', 'Yellow gold necklaces to personalise'],
  ])('%s with "%s" reads %s', (path, attributes, title) => {
    expect(titleOf(path, attributes)).toBe(title)
  })

  it('is another one for each listing and each of its options', () => {
    const titles = listings.flatMap(({ path, grammar }) =>
      ['', ...grammar.groups.flatMap(({ options }) => options.map(({ slug }) => slug))].map((attributes) =>
        titleOf(path, attributes),
      ),
    )
    const twice = titles.filter((title, index) => titles.indexOf(title) !== index)
    expect(twice).toEqual([])
  })
})
