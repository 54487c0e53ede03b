import { gemstoneFirstList, gemstoneList } from '@shop/schema/domain/addresses/addresses'
import type { Shape } from '@shop/schema/domain/vocabulary/taxonomy'
import { ownWord } from '#data/language/own-name.ts'
import { m } from '#generated/paraglide/messages.js'
import type { SettingOnPage } from '#shop/design/design.ts'
import { settingAddress } from '#shop/design/setting-on-page.ts'
import type { StoneNotice } from './stone-notice.ts'

type NoticeLink = StoneNotice['links'][number]

/** To the stones of a shape that a piece may start with; which of them fit a setting, their own pages say. */
export function firstStonesLink(shape: Shape): NoticeLink {
  return { href: gemstoneFirstList(shape.slug), label: m.build_first_stones_link({ shape: ownWord(shape) }) }
}

/** To the stones that fit a setting in the shape that is chosen for it. */
export function fittingStonesLink(setting: SettingOnPage): NoticeLink {
  return {
    href: gemstoneList(settingAddress(setting)),
    label: m.build_fitting_link({ shape: ownWord(setting.choice.shape) }),
  }
}
