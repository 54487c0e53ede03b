import { gemstoneFirstKinds } from '@shop/schema/domain/addresses/addresses'
import type { BuildStepKey } from '../steps/build-steps.ts'
import * as fc from 'fast-check'
import { expect } from 'vitest'
import { holdsStone } from '#data/basket/basket-store.ts'
import { basketItem } from './basket-lines.ts'
import { anySetting } from './build-commands.ts'
import { command } from './build-command.ts'
import { stones } from '#testing/build-examples.ts'
import { keyOf, keptSetting, settings, type Model, type Page } from './build-model.ts'
import { isGemstoneFirst, pathOf } from './build-page.ts'
import { isWhole } from './fitting-stones.ts'
import { open, gemstoneFirst } from './open-page.ts'
import { shownOn, stepsOf } from './page-steps.ts'
import { gemstoneFirstSteps } from './gemstone-first-invariants.ts'
import { fittingSettings, reviewPage, settingPage, takes } from './gemstone-first-pages.ts'
import { anyStone } from './stone-commands.ts'

const always = () => true
const anyKind = fc.constantFrom(...gemstoneFirstKinds)

/** A stone is looked at, elsewhere in the shop or to start with. */
export const openStone = fc
  .tuple(
    anyStone,
    fc.constantFrom<'first-stone' | 'loose-stone'>('first-stone', 'first-stone', 'loose-stone'),
  )
  .map(([stone, on]) =>
    command(`open ${on} ${stone}`, always, (model, shop) => open(model, shop, { on, stone })),
  )

/** The stone that was chosen, from the list of those to start with. */
export const lookAgain = fc.constant(
  command(
    'look at the chosen stone again',
    (model) => model.page.on === 'first-stones' && shownOn(model).names.length > 0,
    (model, shop) => {
      const [stone] = shownOn(model).names
      if (stone !== undefined) open(model, shop, { on: 'first-stone', stone })
    },
  ),
)

/** Add to Ring and Add to Pendant, on a stone’s page or in the list. */
export const addToPiece = fc.tuple(anyStone, anyKind).map(([listed, kind]) =>
  command(
    `add ${listed}, or the stone in sight, to ${kind}`,
    ({ page }) => page.on === 'first-stones' || page.on === 'first-stone' || page.on === 'loose-stone',
    (model, shop) => {
      const stone = 'stone' in model.page ? model.page.stone : listed
      const { stone: record } = stones[stone]
      const { editingBasketItemId } = model.state
      const basketItems = shop.build.otherLines(model.basket.map(basketItem), editingBasketItemId)
      const isHeld = model.basket.some(
        (line) => keyOf(line) !== editingBasketItemId && line.stones.includes(stone),
      )
      expect(holdsStone(basketItems, record.id)).toBe(isHeld)
      // One that lies in the basket, or that somebody else has, raises a notice.
      if (isHeld || record.availability !== 'AVAILABLE') return
      shop.build.startWithStone(record.id, kind)
      model.state = { ...model.state, ...gemstoneFirst(stone, kind), setting: null }
      open(model, shop, { on: 'fitting-settings', stone, kind })
    },
  ),
)

export const openFitting = fc
  .tuple(anyStone, anyKind)
  .map(([stone, kind]) =>
    command(`open the ${kind} settings for ${stone}`, always, (model, shop) =>
      open(model, shop, { on: 'fitting-settings', stone, kind }),
    ),
  )

/** The same stone in the other kind of piece. */
export const otherKind = fc.constant(
  command(
    'look at the other kind',
    ({ page }) => page.on === 'fitting-settings',
    (model, shop) => {
      if (model.page.on !== 'fitting-settings') return
      const { stone, kind } = model.page
      const other = kind === 'pendant' ? 'engagement-ring' : 'pendant'
      open(model, shop, { on: 'fitting-settings', stone, kind: other })
    },
  ),
)

/** One of the settings that take the stone, from their list. */
export const chooseFitting = fc.nat().map((at) =>
  command(
    `choose fitting setting ${at}`,
    ({ page }) => fittingSettings(page).length > 0,
    (model, shop) => {
      const fitting = fittingSettings(model.page)
      const setting = fitting[at % fitting.length]
      if (setting && model.page.on === 'fitting-settings') {
        open(model, shop, settingPage(model.page.stone, setting))
      }
    },
  ),
)

/** The setting that is kept takes the stone too. */
export const keepSetting = fc.constant(
  command(
    'keep the setting',
    ({ page, state }) => page.on === 'first-stone' && takes(keptSetting(state), page.stone),
    (model, shop) => {
      const setting = keptSetting(model.state)
      if (setting && model.page.on === 'first-stone')
        open(model, shop, settingPage(model.page.stone, setting))
    },
  ),
)

export const openFittingSetting = fc
  .tuple(anyStone, anySetting)
  .map(([stone, setting]) =>
    command(`open ${setting.design.sku} for ${stone}`, always, (model, shop) =>
      open(model, shop, settingPage(stone, setting)),
    ),
  )

/** Another metal of the setting in sight. */
export const changeMetal = fc.nat().map((at) =>
  command(
    `change metal ${at} for the stone`,
    ({ page }) => page.on === 'fitting-setting' || page.on === 'gemstone-first-review',
    (model, shop) => {
      const { page } = model
      if (page.on !== 'fitting-setting' && page.on !== 'gemstone-first-review') return
      const made = settings.filter(({ design }) => design.sku === page.setting.design.sku)
      const setting = made[at % made.length]
      if (!setting) return
      const isReviewed = page.on === 'gemstone-first-review'
      const next = isReviewed ? reviewPage(page.stones[0], setting) : settingPage(page.stone, setting)
      open(model, shop, next)
    },
  ),
)

/** From a setting that takes the stone to the whole piece. */
export const reviewFitting = fc.constant(
  command(
    'review the setting with its stone',
    ({ page }) => page.on === 'fitting-setting' && isWhole(page.setting, [page.stone]),
    (model, shop) => {
      const { page } = model
      if (page.on === 'fitting-setting') open(model, shop, reviewPage(page.stone, page.setting))
    },
  ),
)

export const openGemstoneFirstReview = fc
  .tuple(anyStone, anySetting)
  .map(([stone, setting]) =>
    command(`open the stone-first review of ${setting.design.sku} with ${stone}`, always, (model, shop) =>
      open(model, shop, reviewPage(stone, setting)),
    ),
  )

/** By the bar of steps, whose links are those of the page. */
export const goToGemstoneFirstStep = fc.constantFrom<BuildStepKey>('setting', 'stone', 'review').map((key) =>
  command(
    `go to ${key} of the stone`,
    (model) =>
      isGemstoneFirst(model.page) &&
      stepsOf(model).some((step) => step.key === key && step.isReachable && !step.isCurrent),
    (model, shop) => {
      const page = stepPage(model, key)
      const href = key === 'stone' ? pathOf({ on: 'first-stones' }) : gemstoneFirstSteps(model)[key].href
      expect(href).toBe(page && pathOf(page))
      if (page) open(model, shop, page)
    },
  ),
)

/** Where a step leads, as rules/routes#create-routes has it; null for a review that lacks a part. */
function stepPage(model: Model, key: BuildStepKey): Page | null {
  const { setting, names } = shownOn(model)
  const [stone] = names
  if (key === 'stone') return { on: 'first-stones' }
  if (stone === undefined) return null
  if (key === 'review') return setting && isWhole(setting, [stone]) ? reviewPage(stone, setting) : null
  if (setting) return settingPage(stone, setting)
  return { on: 'fitting-settings', stone, kind: model.state.startKind ?? 'engagement-ring' }
}
