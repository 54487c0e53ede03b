import { buildSteps, type BuildStep } from '../steps/build-steps.ts'
import type { SettingOnPage } from '#shop/design/design.ts'
import { stones } from '#testing/build-examples.ts'
import {
  chosenFor,
  isForPair,
  keyOf,
  namesOf,
  ownSetting,
  type Model,
  type StoneName,
} from './build-model.ts'
import { isGemstoneFirst, stepOf } from './build-page.ts'

/** The setting that a page shows, and those of its stones that are chosen. */
export function shownOn({ page, state, basket }: Model): {
  readonly setting: SettingOnPage | null
  readonly names: readonly StoneName[]
} {
  const chosen = namesOf(state.gemstoneId === null ? [] : [state.gemstoneId])
  switch (page.on) {
    case 'elsewhere':
    case 'loose-stone':
    case 'settings':
      return { setting: null, names: [] }
    case 'first-stones': {
      // One that lies in the basket has its setting already, unless that piece is being changed.
      const others = basket.filter((line) => keyOf(line) !== state.editingBasketItemId)
      const names = chosen.filter((name) => !others.some((line) => line.stones.includes(name)))
      return { setting: state.isStartWithDiamond ? ownSetting(state) : null, names }
    }
    case 'first-stone': {
      const names = chosen.filter((name) => name === page.stone)
      return { setting: state.isStartWithDiamond ? ownSetting(state) : null, names }
    }
    case 'fitting-settings':
      return { setting: null, names: chosen.filter((name) => name === page.stone) }
    case 'fitting-setting':
      return { setting: page.setting, names: chosen.filter((name) => name === page.stone) }
    case 'gemstone-first-review':
      return { setting: page.setting, names: page.stones }
    default:
      return { setting: page.setting, names: chosenFor(page.setting, state) }
  }
}

/** The steps as the bar of the page offers them. */
export function stepsOf(model: Model): readonly BuildStep[] {
  const { setting, names } = shownOn(model)
  return buildSteps({
    current: stepOf[model.page.on],
    hasSetting: setting !== null,
    hasGemstone: names.length > 0,
    hasPair: names.length === 2,
    isStartWithDiamond: isGemstoneFirst(model.page),
    isEarrings: setting !== null && isForPair(setting),
    isDiamond: names.every((name) => stones[name].view.isDiamond),
  })
}
