import { shapesOf } from '@shop/schema/domain/design/design-shapes'
import { stoneFit } from '@shop/schema/domain/stones/stone-fit'
import type { SettingOnPage } from '#shop/design/design.ts'
import { chosenSetting } from '#shop/design/setting-on-page.ts'
import { settingOnPage, stones } from '#testing/build-examples.ts'
import { settings, startKindOf, type Page, type StoneName } from './build-model.ts'

/**
 * Where the address of a setting for a stone leads: it is in the stone's shape, or in Round Brilliant where it is not
 * made so, and at its own kind; earrings, which take two stones, are by themselves.
 */
export function settingPage(stone: StoneName, { design, choice }: SettingOnPage): Page {
  const { metal } = chosenSetting({ design, choice })
  const setting = settingOnPage(design, shapeFor(stone, design) ?? 'round-brilliant', metal)
  return startKindOf(setting) === null
    ? { on: 'setting', setting }
    : { on: 'fitting-setting', stone, setting }
}

/** Where the address of a stone's review leads: to the stone's shape, if it is made so; that of earrings to their own. */
export function reviewPage(stone: StoneName, { design, choice }: SettingOnPage): Page {
  const { metal, shape } = chosenSetting({ design, choice })
  const setting = settingOnPage(design, shapeFor(stone, design) ?? shape, metal)
  return { on: startKindOf(setting) === null ? 'review' : 'gemstone-first-review', setting, stones: [stone] }
}

/** The settings that the list of a page offers: those of its kind that take its stone. */
export function fittingSettings(page: Page): readonly SettingOnPage[] {
  if (page.on !== 'fitting-settings') return []
  return settings.filter((setting) => startKindOf(setting) === page.kind && takes(setting, page.stone))
}

/** Whether a setting takes a stone by itself. */
export function takes(setting: SettingOnPage | null, stone: StoneName): setting is SettingOnPage {
  return (
    setting !== null && startKindOf(setting) !== null && stoneFit(setting.design, [stones[stone].stone]).fits
  )
}

/** The stone's shape as addresses spell it; null for a design that is not made in it. */
function shapeFor(stone: StoneName, design: SettingOnPage['design']): string | null {
  return shapesOf(design).find(({ value }) => value === stones[stone].stone.shape)?.slug ?? null
}
