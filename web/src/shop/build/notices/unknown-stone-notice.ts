import * as addresses from '@shop/schema/domain/addresses/addresses'
import { m } from '#generated/paraglide/messages.js'
import type { BuildStone } from '../build-stone.ts'
import { firstStonesLink, fittingStonesLink } from './notice-links.ts'
import type { SettingOnPage } from '#shop/design/design.ts'
import { settingAddress } from '#shop/design/setting-on-page.ts'
import type { StoneNotice } from './stone-notice.ts'

/**
 * What is said of ids that are no stone: the setting stays chosen, and so does the stone of the address that is
 * there. `isGemstoneFirst` for a piece that starts with its stone: it then leads to others to start with.
 */
export function unknownStoneNotice(
  [id]: readonly string[],
  [known]: readonly BuildStone[],
  setting: SettingOnPage,
  isGemstoneFirst = false,
): StoneNotice {
  const address = settingAddress(setting)
  const isPair = address.kind === 'earrings'
  return {
    title: m.review_unknown_title(),
    text: id === undefined ? m.review_unknown_any() : m.review_unknown_text({ id }),
    links: [
      ...(known
        ? [
            isPair
              ? {
                  href: addresses.gemstoneDetail(address, known.stone.id),
                  label: m.build_choose_match({ name: known.view.noun }),
                }
              : {
                  href: addresses.review(address, known.stone.id),
                  label: m.review_too_many_link({ title: known.view.title }),
                },
          ]
        : []),
      isGemstoneFirst ? firstStonesLink(setting.choice.shape) : fittingStonesLink(setting),
    ],
  }
}
