import * as addresses from '@shop/schema/domain/addresses'
import type { Shape } from '@shop/schema/domain/taxonomy'
import { m } from '#generated/paraglide/messages.js'
import type { BuildStone } from './build-stone.ts'
import type { PieceState } from './piece-view.ts'
import { choiceAddress } from './setting-choice.ts'
import { settingAddress, type SettingOnPage } from './setting-on-page.ts'
import { stoneNotice, type StoneNotice } from './stone-notice.ts'

/**
 * What is said of a stone chosen before that is no part of the setting as it is chosen now; null when there
 * is nothing to say. The stone stays chosen: another choice may take it again.
 */
export function keptStoneNotice(
  state: PieceState,
  stone: BuildStone,
  setting: SettingOnPage,
): StoneNotice | null {
  switch (state.kind) {
    case 'no-stone':
    case 'complete':
      return null
    case 'other-shape':
      return otherShapeNotice(state.shape, stone, setting)
    case 'not-available':
    case 'does-not-fit':
      return stoneNotice(state, stone, setting)
  }
}

function otherShapeNotice(shape: Shape, { view }: BuildStone, setting: SettingOnPage): StoneNotice {
  const { design, choice } = setting
  return {
    title: m.designer_other_shape_title({ title: view.title }),
    text: m.designer_other_shape_text({ shape: choice.shape.name }),
    links: [
      {
        href: choiceAddress(design, shape, choice.metalOption),
        label: m.designer_back_to_shape({ shape: shape.name }),
      },
      {
        href: addresses.gemstoneList(settingAddress(setting)),
        label: m.designer_fitting_link({ shape: choice.shape.name }),
      },
    ],
  }
}
