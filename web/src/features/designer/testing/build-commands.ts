import type { BuildStepKey } from '@shop/schema/domain/build-steps'
import type { ShapeSlug } from '@shop/schema/domain/taxonomy'
import * as fc from 'fast-check'
import { chosenSetting, type SettingOnPage } from '../setting-on-page.ts'
import { addToBasket, edit, makeItOnes, takeOut } from './basket-commands.ts'
import { designerKey, openDesigner } from './browser-storage.ts'
import { command } from './build-command.ts'
import { chosenFor, open, settings, stepOf, stepsOf, untouched } from './build-model.ts'
import { addPair, addStone, chooseFirst, lookAtMatch, openPair, openReview } from './stone-commands.ts'

const always = () => true
const anySetting = fc.constantFrom(...settings)

const openSetting = anySetting.map((setting) =>
  command(`open ${addressText(setting)}`, always, (model, shop) =>
    open(model, shop, { on: 'setting', setting }),
  ),
)

/** The choices of shape and metal on a setting's page, which stay with the design. */
const changeChoice = fc.record({ shape: fc.nat(), metal: fc.nat() }).map(({ shape, metal }) =>
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

const openStones = anySetting.map((setting) =>
  command(`open the stones of ${addressText(setting)}`, always, (model, shop) =>
    open(model, shop, { on: 'stones', setting }),
  ),
)

const lookForStones = fc.constant(
  command(
    'look for stones',
    ({ page }) => page.on === 'setting',
    (model, shop) => {
      if (model.page.on === 'setting') open(model, shop, { on: 'stones', setting: model.page.setting })
    },
  ),
)

const goToStep = fc.constantFrom<BuildStepKey>('setting', 'stone', 'review').map((key) =>
  command(
    `go to ${key}`,
    (model) =>
      model.page.on !== 'elsewhere' &&
      stepsOf(model, stepOf[model.page.on]).some((step) => step.key === key && step.isReachable),
    (model, shop) => {
      const { page, state } = model
      if (page.on === 'elsewhere' || page.on === 'settings') return
      const names = chosenFor(page.setting, state)
      if (key === 'setting') open(model, shop, { on: 'setting', setting: page.setting })
      if (key === 'stone') open(model, shop, { on: 'stones', setting: page.setting })
      if (key === 'review') open(model, shop, { on: 'review', setting: page.setting, stones: names })
    },
  ),
)

/** A part is let go of on a page that still stands without it. */
const remove = fc.constantFrom('gemstone', 'setting', 'pair', 'one of the pair', 'everything').map((part) =>
  command(
    `remove ${part}`,
    ({ page }) =>
      page.on === 'settings' ||
      page.on === 'elsewhere' ||
      (page.on === 'setting' && part !== 'setting' && part !== 'everything'),
    (model, { designer }) => {
      switch (part) {
        case 'gemstone':
          designer.removeGemstone()
          model.state = { ...model.state, gemstoneId: null }
          return
        case 'setting':
          designer.removeSetting()
          model.state = { ...model.state, setting: null }
          return
        case 'pair':
          designer.removePair()
          model.state = { ...model.state, gemstonePair: [] }
          return
        case 'one of the pair': {
          const [id, ...others] = model.state.gemstonePair
          if (id !== undefined) designer.removeFromPair(id)
          model.state = { ...model.state, gemstonePair: others }
          return
        }
        default:
          designer.clearBuild()
          model.state = untouched
          model.made = { ...model.made, engravingText: '', chainLengths: {} }
      }
    },
  ),
)

const filter = fc.constantFrom<ShapeSlug | null>('oval-shape', 'heart-shape', null).map((shape) =>
  command(
    `filter by ${shape}`,
    ({ page }) => page.on === 'stones',
    (model, { designer }) => {
      const shapes = shape ? [shape] : []
      designer.keepGemFilters({ shapes })
      model.state = {
        ...model.state,
        gemFilters: { ...model.state.gemFilters, shapes },
        gemFilterShape: shape,
      }
    },
  ),
)

const leave = fc.constantFrom('/', '/cart', '/create/engagement-ring').map((path) =>
  command(`leave for ${path}`, always, (model, shop) => {
    shop.designer.leaveCreatePages(path)
    const isCreate = path === '/create/engagement-ring'
    open(model, shop, { on: isCreate ? 'settings' : 'elsewhere' })
    if (!isCreate) model.state = { ...model.state, gemFilterShape: null }
  }),
)

const reload = fc.constant(
  command('reload', always, async (model, shop) => {
    shop.designer = await openDesigner()
    open(model, shop, model.page)
  }),
)

/** Somebody has written into what the browser keeps; the address still says what it says. */
const tamper = fc
  .constantFrom(
    '{',
    'null',
    '[]',
    '{"setting":{"sku":1}}',
    JSON.stringify({ ...untouched, gemstoneId: 7 }),
    JSON.stringify({ ...untouched, gemstonePair: ['1', '2', '3'] }),
    JSON.stringify({ ...untouched, gemstonePair: 'round' }),
  )
  .map((text) =>
    command(`tamper with ${text}`, always, async (model, shop) => {
      shop.kept.set(designerKey, text)
      shop.designer = await openDesigner()
      model.state = untouched
      open(model, shop, model.page)
      // What was not touched since is written with the next change.
      shop.designer.keepGemFilters({ is360Image: true })
      model.state = { ...model.state, gemFilters: { ...model.state.gemFilters, is360Image: true } }
    }),
  )

/** Every way to go on; what leads on is there more often. */
export const anyCommand = [
  openSetting,
  changeChoice,
  openStones,
  lookForStones,
  addStone,
  addStone,
  addStone,
  addStone,
  chooseFirst,
  chooseFirst,
  openPair,
  lookAtMatch,
  addPair,
  addPair,
  addPair,
  openReview(settings),
  goToStep,
  goToStep,
  addToBasket,
  edit,
  edit,
  takeOut,
  makeItOnes,
  remove,
  filter,
  leave,
  reload,
  tamper,
]

function addressText(setting: SettingOnPage): string {
  const { sku, shape, metal } = chosenSetting(setting)
  return `${sku} ${shape} ${metal}`
}
