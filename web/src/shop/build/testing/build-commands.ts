import type { BuildStepKey } from '../steps/build-steps.ts'
import type { ShapeSlug } from '@shop/schema/domain/vocabulary/taxonomy'
import * as fc from 'fast-check'
import type { SettingOnPage } from '#shop/design/design.ts'
import { chosenSetting } from '#shop/design/setting-on-page.ts'
import { buildKey, openBuild } from '#testing/browser-storage.ts'
import { command } from './build-command.ts'
import { chosenFor, settings, type Page } from './build-model.ts'
import { untouched } from './untouched-build.ts'
import { isGemstoneFirst } from './build-page.ts'
import { open } from './open-page.ts'
import { stepsOf } from './page-steps.ts'

const always = () => true
export const anySetting = fc.constantFrom(...settings)

export const openSetting = anySetting.map((setting) =>
  command(`open ${addressText(setting)}`, always, (model, shop) =>
    open(model, shop, { on: 'setting', setting }),
  ),
)

/** The choices of shape and metal on a setting's page, which stay with the design. */
export const changeChoice = fc.record({ shape: fc.nat(), metal: fc.nat() }).map(({ shape, metal }) =>
  command(
    `change shape ${shape}, metal ${metal}`,
    ({ page }) => page.on === 'setting',
    (model, shop) => {
      if (model.page.on !== 'setting') return
      const { sku } = model.page.setting.design
      const made = settings.filter(({ design }) => design.sku === sku)
      const chosen = made[(shape + metal) % made.length]
      if (chosen) open(model, shop, { on: 'setting', setting: chosen })
    },
  ),
)

export const openStones = anySetting.map((setting) =>
  command(`open the stones of ${addressText(setting)}`, always, (model, shop) =>
    open(model, shop, { on: 'stones', setting }),
  ),
)

export const lookForStones = fc.constant(
  command(
    'look for stones',
    ({ page }) => page.on === 'setting',
    (model, shop) => {
      if (model.page.on === 'setting') open(model, shop, { on: 'stones', setting: model.page.setting })
    },
  ),
)

export const goToStep = fc.constantFrom<BuildStepKey>('setting', 'stone', 'review').map((key) =>
  command(
    `go to ${key}`,
    (model) =>
      !isGemstoneFirst(model.page) && stepsOf(model).some((step) => step.key === key && step.isReachable),
    (model, shop) => {
      const { page, state } = model
      if (!('setting' in page)) return
      const names = chosenFor(page.setting, state)
      if (key === 'setting') open(model, shop, { on: 'setting', setting: page.setting })
      if (key === 'stone') open(model, shop, { on: 'stones', setting: page.setting })
      if (key === 'review') open(model, shop, { on: 'review', setting: page.setting, stones: names })
    },
  ),
)

const parts = ['gemstone', 'setting', 'pair', 'one of the pair', 'everything'] as const

/** What can be let go of on a page that still stands without it. */
const removable: Partial<Record<Page['on'], readonly string[]>> = {
  elsewhere: parts,
  'loose-stone': parts,
  settings: parts,
  'first-stones': parts,
  'first-stone': parts,
  setting: ['gemstone', 'pair', 'one of the pair'],
  'fitting-settings': ['setting', 'pair'],
}

/** A part is let go of. */
export const remove = fc.constantFrom(...parts).map((part) =>
  command(
    `remove ${part}`,
    ({ page }) => removable[page.on]?.includes(part) ?? false,
    (model, { build }) => {
      switch (part) {
        case 'gemstone':
          build.removeGemstone()
          model.state = { ...model.state, gemstoneId: null }
          return
        case 'setting':
          build.removeSetting()
          model.state = { ...model.state, setting: null }
          return
        case 'pair':
          build.removePair()
          model.state = { ...model.state, gemstonePair: [] }
          return
        case 'one of the pair': {
          const [id, ...others] = model.state.gemstonePair
          if (id !== undefined) build.removeFromPair(id)
          model.state = { ...model.state, gemstonePair: others }
          return
        }
        default:
          build.clearBuild()
          model.state = untouched
          model.made = { ...model.made, engravingText: '', chainLengths: {} }
      }
    },
  ),
)

export const filter = fc.constantFrom<ShapeSlug | null>('oval-shape', 'heart-shape', null).map((shape) =>
  command(
    `filter by ${shape}`,
    ({ page }) => page.on === 'stones',
    (model, { build }) => {
      const shapes = shape ? [shape] : []
      build.keepGemFilters({ shapes })
      model.state = {
        ...model.state,
        gemFilters: { ...model.state.gemFilters, shapes },
        gemFilterShape: shape,
      }
    },
  ),
)

/** For another part of the shop, or for where a piece begins. */
export const leave = fc
  .constantFrom<'elsewhere' | 'settings' | 'first-stones'>('elsewhere', 'settings', 'first-stones')
  .map((on) => command(`leave for ${on}`, always, (model, shop) => open(model, shop, { on })))

export const reload = fc.constant(
  command('reload', always, async (model, shop) => {
    shop.build = await openBuild()
    open(model, shop, model.page)
  }),
)

/** Somebody has written into what the browser keeps; the address still says what it says. */
export const tamper = fc
  .constantFrom(
    '{',
    'null',
    '[]',
    '{"setting":{"sku":1}}',
    JSON.stringify({ ...untouched, gemstoneId: 7 }),
    JSON.stringify({ ...untouched, gemstonePair: ['1', '2', '3'] }),
    JSON.stringify({ ...untouched, gemstonePair: 'round' }),
    JSON.stringify({ ...untouched, isStartWithDiamond: true, startKind: 'earrings' }),
  )
  .map((text) =>
    command(`tamper with ${text}`, always, async (model, shop) => {
      shop.kept.set(buildKey, text)
      shop.build = await openBuild()
      model.state = untouched
      open(model, shop, model.page)
      // What was not touched since is written with the next change.
      shop.build.keepGemFilters({ is360Image: true })
      model.state = { ...model.state, gemFilters: { ...model.state.gemFilters, is360Image: true } }
    }),
  )

function addressText(setting: SettingOnPage): string {
  const { sku, shape, metal } = chosenSetting(setting)
  return `${sku} ${shape} ${metal}`
}
