import * as addresses from '@shop/schema/domain/addresses/addresses'
import type { BuildStepKey } from '../steps/build-steps.ts'
import { chosenSetting, settingAddress } from '#shop/design/setting-on-page.ts'
import { stones } from '#testing/build-examples.ts'
import { idsOf, startKindOf, type Page } from './build-model.ts'

/** The review of a piece, whatever came first. */
export type ReviewPage = Page & { readonly on: 'review' | 'gemstone-first-review' }

/** The step that a page belongs to. */
export const stepOf = {
  elsewhere: 'setting',
  settings: 'setting',
  setting: 'setting',
  stones: 'stone',
  pair: 'stone',
  review: 'review',
  'loose-stone': 'stone',
  'first-stones': 'stone',
  'first-stone': 'stone',
  'fitting-settings': 'setting',
  'fitting-setting': 'setting',
  'gemstone-first-review': 'review',
} as const satisfies Record<Page['on'], BuildStepKey>

/** Whether a page belongs to a piece that starts with its stone. */
export function isGemstoneFirst({ on }: Page): boolean {
  return [
    'first-stones',
    'first-stone',
    'fitting-settings',
    'fitting-setting',
    'gemstone-first-review',
  ].includes(on)
}

/** Whether a page reviews a piece, whatever came first. */
export function isReview(page: Page): page is ReviewPage {
  return page.on === 'review' || page.on === 'gemstone-first-review'
}

/** Whether a page is one of the create pages. */
export function isCreate({ on }: Page): boolean {
  return on !== 'elsewhere' && on !== 'loose-stone'
}

/** Whether a piece begins on a page: where its setting, or the stone that comes first, is chosen. */
export function isStart(page: Page): boolean {
  return (
    page.on === 'settings' || page.on === 'setting' || (isGemstoneFirst(page) && stepOf[page.on] !== 'review')
  )
}

/** The address of a page. */
export function pathOf(page: Page): string {
  switch (page.on) {
    case 'elsewhere':
      return addresses.cart()
    case 'settings':
      return addresses.settingList('engagement-ring')
    case 'setting': {
      const { kind, sku, ...choice } = settingAddress(page.setting)
      return addresses.settingDetail(kind, sku, choice)
    }
    case 'stones':
      return addresses.gemstoneList(settingAddress(page.setting))
    case 'pair': {
      const [id1 = '', id2 = ''] = idsOf(page.stones)
      return addresses.gemstonePair(settingAddress(page.setting), id1, id2)
    }
    case 'review':
      return addresses.review(settingAddress(page.setting), ...idsOf(page.stones))
    case 'loose-stone':
      return addresses.gemstone(stones[page.stone].stone.id)
    case 'first-stones':
      return addresses.gemstoneFirstList()
    case 'first-stone':
      return addresses.gemstoneFirstDetail(stones[page.stone].stone.id)
    case 'fitting-settings':
      return addresses.settingListForStone(stones[page.stone].stone.id, page.kind)
    case 'fitting-setting': {
      const kind = startKindOf(page.setting) ?? 'engagement-ring'
      return addresses.settingForStone(stones[page.stone].stone.id, kind, chosenSetting(page.setting))
    }
    case 'gemstone-first-review':
      return addresses.gemstoneFirstReview(chosenSetting(page.setting), stones[page.stones[0]].stone.id)
  }
}
