import { describe, expect, it } from 'vitest'
import { canonicalPath } from './canonical-path.ts'

describe('canonicalPath', () => {
  it.each([
    '/',
    '/create/engagement-ring',
    '/create/engagement-ring/',
    '/create/engagement-ring/round-brilliant_halo_platinum_sort-price-asc',
    '/create/engagement-ring/product/PR-00208/emerald-cut/yellow-gold',
    '/create/engagement-ring/no-such-filter',
    '/create/engagement-ring/halo_sort-price-asc_first-48',
    '/create/engagement-ring/first-48_first-72',
    '/create/engagement-ring/first-many',
    '/create/engagement-ring/PR-00208/emerald-cut/yellow-gold/gemstones',
    '/create/engagement-ring/PR-00208/emerald-cut/yellow-gold/gemstones/',
    '/create/engagement-ring/PR-00208/emerald-cut/yellow-gold/gemstones/round-brilliant_lab-grown-diamond_carat-0-70-to-1-50_price-500-to-2000_sort-price-asc',
    '/create/engagement-ring/PR-00208/emerald-cut/yellow-gold/gemstones/no-such-filter',
    '/engagement-rings/collection/round-brilliant_halo_platinum',
    '/jewellery/collection/no-such-filter',
    '/collections/product',
    '/thank-you/aB3xY',
    '/thank-you/finance7Qm',
    '/user/tracking/AbC',
    '/wishlist/k7Qm-2vTz',
    '/Shapes/oval-shape.webp',
  ])('leaves %s where it is', (path) => expect(canonicalPath(path)).toBeNull())

  it.each([
    ['letter case', '/Create/Engagement-Ring/Platinum', '/create/engagement-ring/platinum'],
    [
      'the case of a sku',
      '/create/engagement-ring/product/pr-00208/Emerald-Cut/YELLOW-GOLD',
      '/create/engagement-ring/product/PR-00208/emerald-cut/yellow-gold',
    ],
    [
      'the order of attributes',
      '/create/engagement-ring/platinum_halo',
      '/create/engagement-ring/halo_platinum',
    ],
    ['an attribute said twice', '/create/engagement-ring/halo_halo', '/create/engagement-ring/halo'],
    ['more pages than addresses say', '/sale/first-9999', '/sale/first-240'],
    ['one page', '/rings/collection/platinum_first-24', '/rings/collection/platinum'],
    ['no page', '/rings/collection/first-0', '/rings/collection'],
    ['pieces that fill no page', '/rings/collection/first-30/', '/rings/collection/first-48/'],
    ['pages before filters', '/create/gemstones/first-48_ruby', '/create/gemstones/ruby_first-48'],
    [
      'the default sort',
      '/create/engagement-ring/sort-newest_halo/',
      '/create/engagement-ring/halo_sort-newest/',
    ],
    [
      'the order of attributes of a list of stones',
      '/create/engagement-ring/pr-00208/emerald-cut/yellow-gold/gemstones/sort-price-asc_colour-d-to-g_Ruby_oval-shape/',
      '/create/engagement-ring/PR-00208/emerald-cut/yellow-gold/gemstones/oval-shape_ruby_colour-d-to-g_sort-price-asc/',
    ],
    [
      'the order of attributes of a list of stones to start with',
      '/create/gemstones/sort-price-asc_Ruby',
      '/create/gemstones/ruby_sort-price-asc',
    ],
    [
      'the order of attributes of the settings for a stone',
      '/create/gemstones/100014/engagement-rings/platinum_halo/',
      '/create/gemstones/100014/engagement-rings/halo_platinum/',
    ],
    [
      'the singular (rules/routes#two-spellings)',
      '/create/gemstones/100014/pendant',
      '/create/gemstones/100014/pendants',
    ],
    [
      'case and order in one step',
      '/CREATE/engagement-ring/Platinum_Halo',
      '/create/engagement-ring/halo_platinum',
    ],
    [
      'another spelling on a list of wedding rings',
      '/Wedding-Rings/Collection/platinum_her-unisex/',
      '/wedding-rings/collection/her-unisex_platinum/',
    ],
    ['another name of an option', '/jewellery/collection/pearl', '/jewellery/collection/other'],
    ['another name of a collection', '/collections/classic', '/collections/classics'],
    [
      'the order of attributes of the sale',
      '/sale/sort-price-asc_platinum_earrings',
      '/sale/earrings_platinum_sort-price-asc',
    ],
    [
      'the order of attributes below a style of wedding rings',
      '/wedding-rings/plain/collection/rose-gold_flat-court-flat-edge',
      '/wedding-rings/plain/collection/flat-edge_rose-gold',
    ],
    [
      'a width that is written with a point',
      '/wedding-rings/plain/product/wr-00601/Platinum/2.50/Medium/',
      '/wedding-rings/plain/product/WR-00601/platinum/2-50/medium/',
    ],
    [
      'a width of two digits, at the end',
      '/wedding-rings/plain/product/WR-00601/platinum/12.50',
      '/wedding-rings/plain/product/WR-00601/platinum/12-50',
    ],
    ['the letter case of a product', '/Rings/ri-00801', '/rings/RI-00801'],
    ['what begins like a sku', '/Rings/RI-00801-Gold', '/rings/ri-00801-gold'],
    ['what is named like files below a page', '/Learn/Static/X', '/learn/static/x'],
    ['what is named so as files are', '/Learn/api/X', '/learn/api/x'],
    ['what is named like a wishlist below a page', '/learn/wishlist/AbC', '/learn/wishlist/abc'],
    ['escapes that stand for no character', '/rings/%E0%A4%A', '/rings/%25e0%25a4%25a'],
    ['what comes before the id of a wishlist', '/Wishlist/k7Qm-2vTz', '/wishlist/k7Qm-2vTz'],
    ['what comes before the id of a payment', '/Payment/THANK-YOU/aB3xY/', '/payment/thank-you/aB3xY/'],
    ['the thanks for an application, which is no id', '/Thank-You/Finance', '/thank-you/finance'],
    ['what comes before the id of an order', '//user//Tracking/AbC', '/user/tracking/AbC'],
    ['slashes that would lead to another host', '//example.com/Create', '/example.com/create'],
    ['an old address', '/create-engagement-rings', '/create/engagement-ring'],
    ['an old address in capitals', '/Start-With-A-Diamond/anything/at/all', '/create/engagement-ring'],
    ['the other document’s spelling', '/create/earring', '/create/earrings'],
    ['a stone by its number alone', '/create/gemstones/100010', '/create/gemstones/gemstone/100010'],
  ])('redirects %s', (_, path, canonical) => {
    expect(canonicalPath(path)).toBe(canonical)
    expect(canonicalPath(canonical)).toBeNull()
  })
})
