import { stoneFit } from '@shop/schema/domain/stones/stone-fit'
import { pairMismatch } from '@shop/schema/domain/stones/matched-pair'
import * as fc from 'fast-check'
import { expect } from 'vitest'
import { decideAddStones, type AddStonesDecision } from '../add/add-stone.ts'
import type { SettingOnPage } from '#shop/design/design.ts'
import { chosenSetting } from '#shop/design/setting-on-page.ts'
import { basketItem } from './basket-lines.ts'
import { command } from './build-command.ts'
import { stones } from '#testing/build-examples.ts'
import {
  earringSettings,
  idsOf,
  isForPair,
  keptSetting,
  keyOf,
  stoneNames,
  type Model,
  type Shop,
  type StoneName,
} from './build-model.ts'
import { untouched } from './untouched-build.ts'
import { open } from './open-page.ts'

export const anyStone = fc.constantFrom(...stoneNames)
/** Two that make a pair, as often as two of any kind. */
const anyTwo = fc.oneof(
  fc.tuple(anyStone, anyStone),
  fc.constantFrom<[StoneName, StoneName]>(
    ['round', 'match'],
    ['match', 'round'],
    ['oval', 'ovalMatch'],
    ['round', 'soldMatch'],
    ['round', 'round'],
  ),
)

/** Adds stones as a page does, and checks the decision against the rules of the domain alone. */
function decide(
  model: Model,
  { build }: Shop,
  { design }: SettingOnPage,
  names: readonly StoneName[],
): AddStonesDecision {
  const records = names.map((name) => stones[name].stone)
  const { editingBasketItemId } = model.state
  const basketItems = build.otherLines(model.basket.map(basketItem), editingBasketItemId)
  const decision = decideAddStones({ stones: records, design, basketItems })
  const others = model.basket.filter((line) => keyOf(line) !== editingBasketItemId)
  const areHeld = others.some((line) => line.stones.some((name) => names.includes(name)))
  const areFree = !areHeld && records.every(({ availability }) => availability === 'AVAILABLE')
  const [first, second] = records
  const arePair = !first || !second || pairMismatch(first, second) === null
  expect(decision.kind === 'add').toBe(areFree && arePair && stoneFit(design, records).fits)
  return decision
}

/** The setting in the shape of stones that were added. */
function inShape(setting: SettingOnPage, decision: AddStonesDecision & { readonly kind: 'add' }) {
  const chosen = { ...chosenSetting(setting), shape: decision.shape.slug }
  const onPage = keptSetting({ ...untouched, setting: chosen })
  if (!onPage) throw new Error('The stone’s shape is one the design is made in')
  return { chosen, onPage }
}

export const addStone = anyStone.map((name) =>
  command(
    `add ${name}`,
    ({ page }) => page.on === 'stones' && !isForPair(page.setting),
    (model, shop) => {
      if (model.page.on !== 'stones') return
      const decision = decide(model, shop, model.page.setting, [name])
      if (decision.kind !== 'add') return
      const { chosen, onPage } = inShape(model.page.setting, decision)
      shop.build.chooseSetting(chosen)
      shop.build.chooseGemstone(stones[name].stone.id)
      model.state = {
        ...model.state,
        setting: chosen,
        gemstoneId: stones[name].stone.id,
        gemstonePair: [],
      }
      model.page = { on: 'review', setting: onPage, stones: [name] }
    },
  ),
)

/** The first of a pair is chosen; its matches are looked at on the same page. */
export const chooseFirst = anyStone.map((name) =>
  command(
    `choose ${name} first`,
    ({ page }) => page.on === 'stones' && isForPair(page.setting),
    (model, shop) => {
      if (model.page.on !== 'stones') return
      const decision = decide(model, shop, model.page.setting, [name])
      if (decision.kind !== 'add') return
      const { chosen, onPage } = inShape(model.page.setting, decision)
      shop.build.chooseSetting(chosen)
      shop.build.choosePair([stones[name].stone.id])
      model.state = {
        ...model.state,
        setting: chosen,
        gemstoneId: null,
        gemstonePair: [stones[name].stone.id],
      }
      model.page = { on: 'stones', setting: onPage }
    },
  ),
)

export const openPair = fc.tuple(fc.constantFrom(...earringSettings), anyTwo).map(([setting, names]) =>
  command(
    `look at ${names.join(' and ')}`,
    () => true,
    (model, shop) => open(model, shop, { on: 'pair', setting, stones: names }),
  ),
)

/** From the first stone to it and its match, side by side. */
export const lookAtMatch = anyStone.map((match) =>
  command(
    `look at ${match} beside the first`,
    ({ page, state }) => page.on === 'stones' && isForPair(page.setting) && state.gemstonePair.length > 0,
    (model, shop) => {
      if (model.page.on !== 'stones') return
      const first = stoneNames.find((name) => stones[name].stone.id === model.state.gemstonePair[0])
      if (first) open(model, shop, { on: 'pair', setting: model.page.setting, stones: [first, match] })
    },
  ),
)

export const addPair = fc.constant(
  command(
    'add the pair',
    ({ page }) => page.on === 'pair',
    (model, shop) => {
      if (model.page.on !== 'pair') return
      const { setting, stones: names } = model.page
      const decision = decide(model, shop, setting, names)
      if (decision.kind !== 'add') return
      const { chosen, onPage } = inShape(setting, decision)
      shop.build.chooseSetting(chosen)
      shop.build.choosePair(idsOf(names))
      model.state = { ...model.state, setting: chosen, gemstoneId: null, gemstonePair: idsOf(names) }
      model.page = { on: 'review', setting: onPage, stones: names }
    },
  ),
)

export const openReview = (settings: readonly SettingOnPage[]) =>
  fc.tuple(fc.constantFrom(...settings), fc.oneof(fc.tuple(anyStone), anyTwo)).map(([setting, names]) =>
    command(
      `open the review of ${setting.design.sku} with ${names.join(' and ')}`,
      () => true,
      (model, shop) => open(model, shop, { on: 'review', setting, stones: names }),
    ),
  )
