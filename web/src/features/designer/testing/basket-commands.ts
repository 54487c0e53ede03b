import * as fc from 'fast-check'
import { expect } from 'vitest'
import { onChain } from '../chain-length.ts'
import { pieceView } from '../piece-view.ts'
import { chosenSetting, type SettingOnPage } from '../setting-on-page.ts'
import { command } from './build-command.ts'
import { pendant, rules, stones } from './build-examples.ts'
import {
  idsOf,
  isForPair,
  keptSetting,
  nothingMade,
  onItsChain,
  open,
  untouched,
  type Line,
  type Model,
  type StoneName,
} from './build-model.ts'

/** The reviewed piece is put into the basket. */
export const addToBasket = fc.constant(
  command(
    'add to basket',
    ({ page, basket, state }) =>
      page.on === 'review' &&
      isWhole(page.setting, page.stones) &&
      !sharesStone(basket, page.stones, state.editingBasketItemId),
    (model, { designer }) => {
      if (model.page.on !== 'review') return
      const { stones: names, setting } = model.page
      const { fingerSize, engravingText, chainLengths } = model.made
      const lines = model.basket.map(basketItem)
      const stoneIds = idsOf(names)
      const { editingBasketItemId: editingId } = model.state
      const taken = designer.replacedLine(lines, { stoneIds, editingId })
      const held = model.basket.find((line) => areSame(line.stones, names))
      expect(taken?.basketItemId ?? null).toBe(held ? keyOf(held) : editedLine(model))
      expect(designer.stoneInOtherLine(lines, stoneIds, taken)).toBeNull()
      const others = model.basket.filter((line) => keyOf(line) !== taken?.basketItemId)
      const chainLength = chainLengths[setting.design.sku]
      const line = {
        stones: names,
        setting: chosenSetting(setting),
        made: { fingerSize, engravingText, ...(chainLength === undefined ? {} : { chainLength }) },
      }
      model.basket = [...others, line]
      designer.clearBuild()
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
      if (isStoneGone) shop.designer.editWithoutStone(item, keptId, setting.design)
      else shop.designer.editLine(item, setting.design)
      const left = isStoneGone ? (keptId === null ? [] : [keptId]) : idsOf(line.stones)
      const [gemstoneId = null] = left
      model.state = {
        ...model.state,
        setting: line.setting,
        ...(isPair ? { gemstoneId: null, gemstonePair: left } : { gemstoneId, gemstonePair: [] }),
        editingBasketItemId: keyOf(line),
      }
      if (!isPair && isStoneGone) model.state = { ...model.state, gemstonePair: [] }
      const { fingerSize, engravingText, chainLength } = line.made
      const { chainLengths } = model.made
      const isOnChain = line.setting.sku === pendant.sku
      model.made = {
        ...nothingMade,
        fingerSize,
        engravingText,
        isSizeUnsure: fingerSize === null,
        chainLengths: isOnChain ? { ...chainLengths, [pendant.sku]: chainLength ?? '18"' } : chainLengths,
      }
      open(
        model,
        shop,
        isStoneGone ? { on: 'stones', setting } : { on: 'review', setting, stones: line.stones },
      )
    },
  ),
)

/** A piece is taken out of the basket, with the change to it that may be under way. */
export const takeOut = fc.nat().map((at) =>
  command(
    `take out line ${at}`,
    ({ page, basket }) => page.on === 'elsewhere' && basket.length > 0,
    (model, { designer }) => {
      const line = model.basket[at % model.basket.length]
      if (!line) return
      designer.stopEditing(keyOf(line))
      model.basket = model.basket.filter((other) => other !== line)
      if (model.state.editingBasketItemId !== keyOf(line)) return
      model.state = { ...model.state, editingBasketItemId: null }
    },
  ),
)

export const makeItOnes = fc
  .constantFrom('engrave ANNE', 'choose finger size M', 'choose a chain of 20"')
  .map((what) =>
    command(
      what,
      ({ page }) => page.on === 'setting' || page.on === 'review',
      (model, { designer }) => {
        if (what === 'choose finger size M') {
          designer.chooseFingerSize('M')
          model.made = { ...model.made, fingerSize: 'M', isSizeUnsure: false }
        } else if (what === 'engrave ANNE') {
          designer.engrave('ANNE')
          model.made = { ...model.made, engravingText: 'ANNE' }
        } else {
          designer.chooseChainLength(pendant.sku, '20"')
          model.made = {
            ...model.made,
            chainLengths: { ...model.made.chainLengths, [pendant.sku]: '20"' },
          }
        }
      },
    ),
  )

/** What tells a line from the others: it never changes while the line is there. */
export function keyOf({ stones: names }: Pick<Line, 'stones'>): string {
  return names.join('+')
}

/** A line as the basket holds it. */
export function basketItem(line: Line) {
  const { setting, made } = line
  const onPage = keptSetting({ ...untouched, setting })
  if (!onPage) throw new Error('A piece in the basket is made as a setting is')
  const ids = idsOf(line.stones)
  const isPair = isForPair(onPage)
  const { fingerSize, engravingText, chainLength } = made
  return {
    ...setting,
    optionIds: [...onChain(onPage, chainLength).choice.optionIds],
    basketItemId: keyOf(line),
    gemstoneId: isPair ? null : (ids[0] ?? null),
    gemstonePair: isPair ? ids : [],
    fingerSize,
    isSizeUnsure: fingerSize === null,
    engraving: engravingText === '' ? null : { font: 'Roman', text: engravingText },
  }
}

function isWhole(setting: SettingOnPage, names: readonly StoneName[]): boolean {
  const records = names.map((name) => stones[name].stone)
  return pieceView(onItsChain(setting, { made: nothingMade }), records, rules).state.kind === 'complete'
}

/** Whether another piece of the basket than this one, or than the one that is changed, holds one of its stones. */
function sharesStone(
  basket: readonly Line[],
  names: readonly StoneName[],
  editingId: string | null,
): boolean {
  const own =
    basket.find((line) => areSame(line.stones, names)) ?? basket.find((line) => keyOf(line) === editingId)
  return basket.some((line) => line !== own && line.stones.some((name) => names.includes(name)))
}

/** Two stones are the same pair in either order. */
function areSame(a: readonly StoneName[], b: readonly StoneName[]): boolean {
  return a.length === b.length && a.every((name) => b.includes(name))
}

/** The line that is being changed, as long as it is in the basket. */
function editedLine({ state, basket }: Model): string | null {
  const line = basket.find((each) => keyOf(each) === state.editingBasketItemId)
  return line ? keyOf(line) : null
}
