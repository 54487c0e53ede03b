import * as addresses from '@shop/schema/domain/addresses'
import { createKindOf } from '@shop/schema/domain/create-kind'
import { m } from '#generated/paraglide/messages.js'
import type { BuildStone } from '../designer/build-stone.ts'
import type { PieceState } from '../designer/piece-view.ts'
import { settingAddress, type SettingOnPage } from '../designer/setting-on-page.ts'
import { stoneNotice, type StoneNotice } from '../designer/stone-notice.ts'

/**
 * Why a setting and a stone are no ring that can be ordered, and what to do about it; null when they are
 * one. A stone of another shape than the address says needs the address of its own shape.
 */
export function reviewProblem(
  state: PieceState,
  stone: BuildStone,
  setting: SettingOnPage,
): StoneNotice | null {
  switch (state.kind) {
    case 'complete':
    case 'no-stone':
      return null
    case 'other-shape': {
      const address = { ...settingAddress(setting), shape: state.shape.slug }
      const [own, chosen] = [state.shape.name, setting.choice.shape.name]
      return {
        title: m.review_other_shape_title(),
        text: m.review_other_shape_text({ name: stone.view.noun, own, chosen }),
        links: [
          {
            href: addresses.review(address, stone.stone.id),
            label: m.review_other_shape_link({ kind: createKindOf(setting.design), shape: own }),
          },
          {
            href: addresses.gemstoneList(settingAddress(setting)),
            label: m.designer_fitting_link({ shape: chosen }),
          },
        ],
      }
    }
    case 'not-available':
    case 'does-not-fit':
      return stoneNotice(state, stone, setting)
  }
}
