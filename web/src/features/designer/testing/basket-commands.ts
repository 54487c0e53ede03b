import * as fc from 'fast-check'
import { expect } from 'vitest'
import { pieceView } from '../piece-view.ts'
import { chosenSetting } from '../setting-on-page.ts'
import { command } from './build-command.ts'
import { rules, stones } from './build-examples.ts'
import { keptSetting, nothingMade, open, untouched, type Line, type Model } from './build-model.ts'

/** The reviewed ring is put into the basket. */
export const addToBasket = fc.constant(
  command(
    'add to basket',
    ({ page, basket }) =>
      page.on === 'review' &&
      !basket.some(({ stone, isPair }) => isPair && stone === page.stone) &&
      pieceView(page.setting, stones[page.stone].stone, rules).state.kind === 'complete',
    (model, { designer }) => {
      if (model.page.on !== 'review') return
      const { stone, setting } = model.page
      const { fingerSize, engravingText } = model.made
      const taken = designer.replacedLine(model.basket.map(basketItem), {
        gemstoneId: stones[stone].stone.id,
        editingId: model.state.editingBasketItemId,
      })
      const isHeld = model.basket.some((line) => line.stone === stone)
      expect(taken?.basketItemId ?? null).toBe(isHeld ? stone : editedLine(model))
      const others = model.basket.filter((line) => line.stone !== taken?.basketItemId)
      const line = { stone, setting: chosenSetting(setting), made: { fingerSize, engravingText } }
      model.basket = [...others, line]
      designer.clearBuild()
      model.state = untouched
      // The size is most likely the next ring’s too; the engraving is not.
      model.made = { ...nothingMade, fingerSize, isSizeUnsure: model.made.isSizeUnsure }
      model.page = { on: 'elsewhere' }
    },
  ),
)

/** A ring in the basket is changed: it is built again as it was ordered. */
export const edit = fc.tuple(fc.nat(), fc.boolean()).map(([at, isStoneGone]) =>
  command(
    `edit line ${at}${isStoneGone ? ' without its stone' : ''}`,
    ({ page, basket }) => page.on === 'elsewhere' && basket.some(({ isPair }) => !isPair),
    (model, shop) => {
      const lines = model.basket.filter(({ isPair }) => !isPair)
      const line = lines[at % lines.length]
      if (!line) return
      if (isStoneGone) shop.designer.editWithoutStone(basketItem(line))
      else shop.designer.editLine(basketItem(line))
      const gemstoneId = isStoneGone ? null : stones[line.stone].stone.id
      model.state = {
        ...model.state,
        setting: line.setting,
        gemstoneId,
        gemstonePair: [],
        editingBasketItemId: line.stone,
      }
      model.made = { ...nothingMade, ...line.made, isSizeUnsure: line.made.fingerSize === null }
      const setting = keptSetting(model.state)
      if (!setting) throw new Error('A ring in the basket is made as a setting is')
      open(
        model,
        shop,
        isStoneGone ? { on: 'stones', setting } : { on: 'review', setting, stone: line.stone },
      )
    },
  ),
)

/** A ring is taken out of the basket, with the change to it that may be under way. */
export const takeOut = fc.nat().map((at) =>
  command(
    `take out line ${at}`,
    ({ page, basket }) => page.on === 'elsewhere' && basket.length > 0,
    (model, { designer }) => {
      const line = model.basket[at % model.basket.length]
      if (!line) return
      designer.stopEditing(line.stone)
      model.basket = model.basket.filter((other) => other !== line)
      if (model.state.editingBasketItemId !== line.stone) return
      model.state = { ...model.state, editingBasketItemId: null }
    },
  ),
)

export const makeItOnes = fc.constantFrom('ANNE', 'M').map((what) =>
  command(
    what === 'M' ? 'choose finger size M' : `engrave ${what}`,
    ({ page }) => page.on === 'setting' || page.on === 'review',
    (model, { designer }) => {
      if (what === 'M') {
        designer.chooseFingerSize(what)
        model.made = { ...model.made, fingerSize: what, isSizeUnsure: false }
      } else {
        designer.engrave(what)
        model.made = { ...model.made, engravingText: what }
      }
    },
  ),
)

/** A line as the basket holds it. */
export function basketItem({ stone, setting, made, isPair }: Line) {
  const { id } = stones[stone].stone
  const { fingerSize, engravingText } = made
  return {
    ...setting,
    basketItemId: stone,
    gemstoneId: isPair ? null : id,
    gemstonePair: isPair ? ['another', id] : [],
    fingerSize,
    isSizeUnsure: fingerSize === null,
    engraving: engravingText === '' ? null : { font: 'Roman', text: engravingText },
  }
}

/** The line that is being changed, as long as it is in the basket. */
function editedLine({ state, basket }: Model): string | null {
  return basket.find(({ stone }) => stone === state.editingBasketItemId)?.stone ?? null
}
