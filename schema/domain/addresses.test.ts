import { describe, expect, it } from 'vitest'
import { home, placeholderImage, settingDetail, settingList, shapeImage } from './addresses.ts'

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
    [shapeImage('round-brilliant'), '/Shapes/round-brilliant.webp'],
    [placeholderImage, '/placeholder-300X300.webp'],
  ])('builds %s', (address, expected) => {
    expect(address).toBe(expected)
  })
})
