import type { BuildStepKey } from '../steps/build-steps.ts'
import { optionsOf } from '@shop/schema/domain/design/design'
import { pence, sumPence } from '@shop/schema/domain/values/money'
import { piecePrice } from '@shop/schema/domain/prices/piece-price'
import { expect } from 'vitest'
import { pieceView } from '../piece-view.ts'
import { madeChoices } from '#shop/design/personalisation/personalisation-choices.ts'
import { chosenSetting } from '#shop/design/setting-on-page.ts'
import { isOfStartKind } from '../steps/gemstone-first-steps.ts'
import { reviewContent } from '../steps/step-content.ts'
import { keptBuild, keptRecord, personalisationKey } from '#testing/browser-storage.ts'
import { nothingMade, rules, stones } from '#testing/build-examples.ts'
import {
  chosenFor,
  isForPair,
  keptSetting,
  onItsChain,
  ownSetting,
  type Model,
  type Shop,
} from './build-model.ts'
import { untouched } from './untouched-build.ts'
import { isGemstoneFirst, stepOf } from './build-page.ts'
import { arePartOf, isWhole, keptOf } from './fitting-stones.ts'
import { shownOn, stepsOf } from './page-steps.ts'
import { expectGemstoneFirst } from './gemstone-first-invariants.ts'

/** What holds after everything that a shopper does. */
export async function expectInvariants(model: Model, { kept }: Shop): Promise<void> {
  const state = (await keptBuild(kept)) ?? untouched
  expect(state).toEqual(model.state)
  expect((await keptRecord(kept, personalisationKey)) ?? nothingMade).toEqual(model.made)
  const held = model.basket.flatMap(({ stones: names }) => names)
  expect(held).toEqual([...new Set(held)])
  expectPrerequisites(model)
  expectGemstoneFirst(model)
  expectPrices(model)
  expectShown(model)
}

/** Nobody stands where something is missing, and no step leads there. */
function expectPrerequisites(model: Model): void {
  const { page, state } = model
  const setting = 'setting' in page ? page.setting : null
  if (setting) expect(state.setting).toEqual(chosenSetting(setting))
  if (page.on === 'review' && setting) {
    const areTooMany = !isForPair(setting) && page.stones.length > 1
    if (!areTooMany) expect(chosenFor(setting, state)).toEqual(keptOf(setting, page.stones))
  }
  const steps = stepsOf(model)
  expect(steps.filter(({ isCurrent }) => isCurrent)).toHaveLength(1)
  const isReachable = (key: BuildStepKey) => steps.find((step) => step.key === key)?.isReachable
  const shown = shownOn(model)
  const hasStone = shown.names.length > 0
  const hasEveryStone =
    shown.setting && isForPair(shown.setting) ? state.gemstonePair.length === 2 : state.gemstoneId !== null
  expect(isReachable('stone')).toBe(hasStone)
  expect(isReachable('review')).toBe(shown.setting !== null && hasStone && hasEveryStone)
  const isNext = isGemstoneFirst(page) ? hasStone : shown.setting !== null
  expect(isReachable('setting')).toBe(stepOf[page.on] === 'setting' || isNext)
  // A stone is either one of a pair or a piece's own.
  expect(state.gemstoneId === null || state.gemstonePair.length === 0).toBe(true)
}

/** What a page shows is what the domain says, and choices that still fit stay a part of the piece. */
function expectPrices(model: Model): void {
  const kept = keptSetting(model.state)
  if (!kept) return
  const setting = onItsChain(kept, model)
  const names = chosenFor(setting, model.state)
  const chosen = names.map((name) => stones[name])
  const records = chosen.map(({ stone }) => stone)
  const view = pieceView(setting, records, rules)
  const arePart = arePartOf(setting, names)
  const isComplete = isWhole(setting, names)
  const price = piecePrice({
    design: setting.design,
    optionIds: setting.choice.optionIds,
    stones: arePart ? records : [],
    pricing: { vatPercent: 20, sales: [] },
  })
  expect(view.price).toEqual(price)
  expect(view.state.kind === 'complete').toBe(isComplete)
  expect(view.state.kind === 'match-missing').toBe(arePart && !isComplete)
  const stonesPence = sumPence((view.price?.stones ?? []).map(({ pricePence }) => pricePence))
  expect(view.price?.totalPence).toBe(pence((view.price?.setting.pricePence ?? 0) + stonesPence))
  expect(view.price?.stones).toHaveLength(arePart ? names.length : 0)
  expect(reviewContent({ ...view, setting }, chosen).href !== null).toBe(isComplete)
}

/** What pages read of a piece: its engraving where it can be engraved, and no setting of another kind than is built. */
function expectShown(model: Model): void {
  const { state } = model
  const { setting } = shownOn(model)
  if (setting) {
    const isEngravable = optionsOf(setting.design, 'Engraving').length > 0
    const { engraving } = madeChoices(setting.design, model.made)
    expect(engraving?.text ?? '').toBe(isEngravable ? model.made.engravingText : '')
  }
  const kept = keptSetting(state)
  expect(kept !== null && isOfStartKind(kept.design, state.startKind)).toBe(ownSetting(state) !== null)
}
