import { describe, expect, it } from 'vitest'
import {
  cart,
  gemstone,
  gemstoneDetail,
  gemstoneList,
  home,
  placeholderImage,
  review,
  settingDetail,
  settingList,
  shapeImage,
} from './addresses.ts'

const setting = {
  kind: 'engagement-ring',
  sku: 'PR-00208',
  shape: 'emerald-cut',
  metal: 'yellow-gold',
} as const

describe('addresses', () => {
  it.each([
    [home(), '/'],
    [settingList('engagement-ring'), '/create/engagement-ring'],
    [settingList('engagement-ring', 'halo_platinum'), '/create/engagement-ring/halo_platinum'],
    [settingList('earrings', ''), '/create/earrings'],
    [settingDetail('engagement-ring', 'PR-00208'), '/create/engagement-ring/product/PR-00208'],
    [
      settingDetail('engagement-ring', 'PR-00208', { shape: 'emerald-cut', metal: 'yellow-gold' }),
      '/create/engagement-ring/product/PR-00208/emerald-cut/yellow-gold',
    ],
    [gemstoneList(setting), '/create/engagement-ring/PR-00208/emerald-cut/yellow-gold/gemstones'],
    [
      gemstoneList(setting, 'diamond_carat-0-70-to-1-50'),
      '/create/engagement-ring/PR-00208/emerald-cut/yellow-gold/gemstones/diamond_carat-0-70-to-1-50',
    ],
    [
      gemstoneDetail(setting, '100001'),
      '/create/engagement-ring/PR-00208/emerald-cut/yellow-gold/gemstone/100001',
    ],
    [review(setting, '100001'), '/create/engagement-ring/review/PR-00208/emerald-cut/yellow-gold/100001'],
    [gemstone('100001'), '/gemstone/100001'],
    [cart(), '/cart'],
    [shapeImage('round-brilliant'), '/Shapes/round-brilliant.webp'],
    [placeholderImage, '/placeholder-300X300.webp'],
  ])('builds %s', (address, expected) => {
    expect(address).toBe(expected)
  })
})
