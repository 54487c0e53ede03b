import { describe, expect, it } from 'vitest'
import {
  cart,
  checkout,
  checkoutReferred,
  gemstone,
  gemstoneDetail,
  gemstoneList,
  home,
  paymentLink,
  paymentLinkResult,
  paymentLinkThanks,
  review,
  schedule,
  settingDetail,
  settingForStone,
  settingList,
  settingListForStone,
  shapeImage,
  thankYou,
  gemstoneFirstDetail,
  gemstoneFirstList,
  gemstoneFirstReview,
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
    [gemstoneFirstList(), '/create/gemstones'],
    [gemstoneFirstList('oval-shape_ruby'), '/create/gemstones/oval-shape_ruby'],
    [gemstoneFirstDetail('100001'), '/create/gemstones/gemstone/100001'],
    [settingListForStone('100001', 'engagement-ring'), '/create/gemstones/100001/engagement-rings'],
    [settingListForStone('100001', 'pendant', 'halo'), '/create/gemstones/100001/pendants/halo'],
    [
      settingForStone('100001', 'engagement-ring', setting),
      '/create/gemstones/100001/engagement-ring/PR-00208/yellow-gold',
    ],
    [
      settingForStone('100001', 'pendant', { sku: 'PD-00301', metal: 'platinum' }),
      '/create/gemstones/100001/pendant/PD-00301/platinum',
    ],
    [
      gemstoneFirstReview(setting, '100001'),
      '/create/gemstones/review/PR-00208/emerald-cut/yellow-gold/100001',
    ],
    [cart(), '/cart'],
    [checkout(), '/checkout'],
    [checkoutReferred(), '/checkout/referred'],
    [thankYou('T/1'), '/thank-you/T%2F1'],
    [paymentLink('k7Qm-2v'), '/payment?link=k7Qm-2v'],
    [paymentLinkResult('declined'), '/payment/declined'],
    [paymentLinkThanks('T-4711'), '/payment/thank-you/T-4711'],
    [schedule('k7Qm&2v'), '/schedule?order=k7Qm%262v'],
    [shapeImage('round-brilliant'), '/Shapes/round-brilliant.webp'],
  ])('builds %s', (address, expected) => {
    expect(address).toBe(expected)
  })
})
