import { createKindOf } from '@shop/schema/domain/addresses/create-kind'
import * as fc from 'fast-check'
import { expect } from 'vitest'
import type { SettingOnPage } from '#shop/design/design.ts'
import { chosenSetting } from '#shop/design/setting-on-page.ts'
import { basketItem, heldLine, madeOf } from './basket-lines.ts'
import { command } from './build-command.ts'
import { nothingMade, pendant } from '#testing/build-examples.ts'
import {
  idsOf,
  isForPair,
  keptSetting,
  keyOf,
  startKindOf,
  type Line,
  type Model,
  type Page,
} from './build-model.ts'
import { untouched } from './untouched-build.ts'
import { isReview, type ReviewPage } from './build-page.ts'
import { isWhole } from './fitting-stones.ts'
import { open, settingFirst } from './open-page.ts'
import { reviewPage } from './gemstone-first-pages.ts'

/** The reviewed piece is put into the basket. */
export const addToBasket = fc.constant(
  command(
    'add to basket',
    ({ page, basket, state }) =>
      isReview(page) &&
      isWhole(page.setting, page.stones) &&
      !sharesStone(basket, page, state.editingBasketItemId),
    (model, { build }) => {
      if (!isReview(model.page)) return
      const { stones: names, setting } = model.page
      const { fingerSize, engravingText, chainLengths } = model.made
      const lines = model.basket.map(basketItem)
      const stoneIds = idsOf(names)
      const { editingBasketItemId: editingId } = model.state
      const taken = build.replacedLine(lines, { sku: setting.design.sku, stoneIds, editingId })
      const held = heldLine(model.basket, setting.design.sku, names)
      expect(taken?.basketItemId ?? null).toBe(held ? keyOf(held) : editedLine(model))
      expect(build.stonesInOtherLines(lines, stoneIds, taken)).toEqual([])
      const others = model.basket.filter((line) => keyOf(line) !== taken?.basketItemId)
      const chainLength = chainLengths[setting.design.sku]
      const line = {
        stones: names,
        setting: chosenSetting(setting),
        made: { fingerSize, engravingText, ...(chainLength === undefined ? {} : { chainLength }) },
        isGemstoneFirst: model.page.on === 'gemstone-first-review',
      }
      model.basket = [...others, line]
      build.clearBuild()
      model.state = untouched
      // The size is most likely the next ring’s too; the engraving and the chain are not.
      model.made = { ...nothingMade, fingerSize, isSizeUnsure: model.made.isSizeUnsure }
      model.page = { on: 'elsewhere' }
    },
  ),
)

/** A piece in the basket is changed: it is built again as it was ordered. */
export const edit = fc.tuple(fc.nat(), fc.boolean()).map(([at, isStoneGone]) =>
  command(
    `edit line ${at}${isStoneGone ? ' without its stone' : ''}`,
    ({ page, basket }) => page.on === 'elsewhere' && basket.length > 0,
    (model, shop) => {
      const line = model.basket[at % model.basket.length]
      if (!line) return
      const item = basketItem(line)
      const setting = keptSetting({ ...untouched, setting: line.setting })
      if (!setting) throw new Error('A piece in the basket is made as a setting is')
      const isPair = isForPair(setting)
      // Of a pair the second one is gone.
      const [kept] = idsOf(line.stones)
      const keptId = isPair && kept !== undefined ? kept : null
      if (isStoneGone) shop.build.editWithoutStone(item, keptId, setting.design)
      else shop.build.editLine(item, setting.design)
      const left = isStoneGone ? (keptId === null ? [] : [keptId]) : idsOf(line.stones)
      const [gemstoneId = null] = left
      model.state = {
        ...model.state,
        ...settingFirst(line.setting),
        ...(isPair ? { gemstoneId: null, gemstonePair: left } : { gemstoneId, gemstonePair: [] }),
        editingBasketItemId: keyOf(line),
        editingKind: createKindOf(setting.design),
      }
      if (!isPair && isStoneGone) model.state = { ...model.state, gemstonePair: [] }
      if (line.isGemstoneFirst && isStoneGone) {
        model.state = { ...model.state, isStartWithDiamond: true, startKind: startKindOf(setting) }
      }
      model.made = madeOf(line, model.made, setting)
      open(model, shop, isStoneGone ? stonesPage(line, setting) : ownReview(line, setting))
      expect(model.state.editingBasketItemId).toBe(keyOf(line))
    },
  ),
)

/** Where another stone is chosen for a line: in the flow that it was built in. */
function stonesPage({ isGemstoneFirst }: Line, setting: SettingOnPage): Page {
  return isGemstoneFirst ? { on: 'first-stones' } : { on: 'stones', setting }
}

/** The review that a line was put in from. */
function ownReview({ isGemstoneFirst, stones }: Line, setting: SettingOnPage): Page {
  const [stone] = stones
  return isGemstoneFirst && stone !== undefined
    ? reviewPage(stone, setting)
    : { on: 'review', setting, stones }
}

/** A piece is taken out of the basket, with the change to it that may be under way. */
export const takeOut = fc.nat().map((at) =>
  command(
    `take out line ${at}`,
    ({ page, basket }) => page.on === 'elsewhere' && basket.length > 0,
    (model, { build }) => {
      const line = model.basket[at % model.basket.length]
      if (!line) return
      build.stopEditing(keyOf(line))
      model.basket = model.basket.filter((other) => other !== line)
      if (model.state.editingBasketItemId !== keyOf(line)) return
      model.state = { ...model.state, editingBasketItemId: null, editingKind: null }
    },
  ),
)

export const makeItOnes = fc
  .constantFrom('engrave ANNE', 'choose finger size M', 'choose a chain of 20"')
  .map((what) =>
    command(
      what,
      ({ page }) => isReview(page) || page.on === 'setting' || page.on === 'fitting-setting',
      (model, { build }) => {
        if (what === 'choose finger size M') {
          build.chooseFingerSize('M')
          model.made = { ...model.made, fingerSize: 'M', isSizeUnsure: false }
        } else if (what === 'engrave ANNE') {
          build.engrave('ANNE')
          model.made = { ...model.made, engravingText: 'ANNE' }
        } else {
          build.chooseChainLength(pendant.sku, '20"')
          model.made = {
            ...model.made,
            chainLengths: { ...model.made.chainLengths, [pendant.sku]: '20"' },
          }
        }
      },
    ),
  )

/** Whether another piece of the basket than this one, or than the one that is changed, holds one of its stones. */
function sharesStone(
  basket: readonly Line[],
  { setting, stones: names }: ReviewPage,
  editingId: string | null,
): boolean {
  const own = heldLine(basket, setting.design.sku, names) ?? basket.find((line) => keyOf(line) === editingId)
  return basket.some((line) => line !== own && line.stones.some((name) => names.includes(name)))
}

/** The line that is being changed, as long as it is in the basket. */
function editedLine({ state, basket }: Model): string | null {
  const line = basket.find((each) => keyOf(each) === state.editingBasketItemId)
  return line ? keyOf(line) : null
}
