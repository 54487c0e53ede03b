import type { Shape } from '@shop/schema/domain/vocabulary/taxonomy'
import { ownWord } from '#data/language/own-name.ts'
import { m } from '#generated/paraglide/messages.js'
import type { BuildStone } from '../build-stone.ts'
import type { PieceState } from '../piece-view.ts'
import { choiceAddress } from '#shop/design/design-choice.ts'
import type { SettingOnPage } from '#shop/design/design.ts'
import { fittingStonesLink } from './notice-links.ts'
import { stoneNotice, type StoneNotice } from './stone-notice.ts'

/**
 * What is said of stones chosen before that are no part of the setting as it is chosen now; null when there
 * is nothing to say. They stay chosen: another choice may take them again.
 */
export function keptStoneNotice(
  state: PieceState,
  stones: readonly BuildStone[],
  setting: SettingOnPage,
): StoneNotice | null {
  switch (state.kind) {
    case 'no-stone':
    case 'match-missing':
    case 'too-many':
    case 'complete':
      return null
    case 'other-shape':
      return otherShapeNotice(state.shape, stones, setting)
    case 'not-available':
    case 'no-pair':
    case 'does-not-fit':
      return stoneNotice(state, stones, setting)
  }
}

function otherShapeNotice(shape: Shape, stones: readonly BuildStone[], setting: SettingOnPage): StoneNotice {
  const { design, choice } = setting
  const [first] = stones
  return {
    title:
      stones.length > 1
        ? m.build_other_shape_pair_title()
        : m.build_other_shape_title({ title: first?.view.title ?? '' }),
    text: m.build_other_shape_text({ shape: ownWord(choice.shape) }),
    links: [
      {
        href: choiceAddress(design, shape, choice.metalOption),
        label: m.build_back_to_shape({ shape: ownWord(shape) }),
      },
      fittingStonesLink(setting),
    ],
  }
}
