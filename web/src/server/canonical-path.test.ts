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
    '/create/engagement-ring/PR-00208/emerald-cut/yellow-gold/gemstones',
    '/create/engagement-ring/PR-00208/emerald-cut/yellow-gold/gemstones/',
    '/create/engagement-ring/PR-00208/emerald-cut/yellow-gold/gemstones/round-brilliant_lab-grown-diamond_carat-0-70-to-1-50_price-500-to-2000_sort-price-asc',
    '/create/engagement-ring/PR-00208/emerald-cut/yellow-gold/gemstones/no-such-filter',
    '/thank-you/aB3xY',
    '/user/tracking/AbC',
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
      'case and order in one step',
      '/CREATE/engagement-ring/Platinum_Halo',
      '/create/engagement-ring/halo_platinum',
    ],
    ['slashes that would lead to another host', '//example.com/Create', '/example.com/create'],
    ['an old address', '/create-engagement-rings', '/create/engagement-ring'],
    ['an old address in capitals', '/Start-With-A-Diamond/anything/at/all', '/create/engagement-ring'],
    ['the other document’s spelling', '/create/earring', '/create/earrings'],
  ])('redirects %s', (_, path, canonical) => {
    expect(canonicalPath(path)).toBe(canonical)
    expect(canonicalPath(canonical)).toBeNull()
  })
})
