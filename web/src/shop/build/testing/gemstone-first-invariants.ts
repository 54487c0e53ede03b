import { createKindOf } from '@shop/schema/domain/addresses/create-kind'
import { piecePrice } from '@shop/schema/domain/prices/piece-price'
import { expect } from 'vitest'
import { formatPence } from '#data/language/numbers.ts'
import type { BuildState } from '../build-store.ts'
import { pieceView } from '../piece-view.ts'
import { chosenSetting } from '#shop/design/setting-on-page.ts'
import { reviewContent } from '../steps/step-content.ts'
import {
  gemstoneFirstKindOf,
  gemstoneFirstReviewContent,
  gemstoneFirstSettingHref,
} from '../steps/gemstone-first-steps.ts'
import { rules, stones } from '#testing/build-examples.ts'
import { onItsChain, startKindOf, type Model, type Page } from './build-model.ts'
import { isGemstoneFirst } from './build-page.ts'
import { isWhole } from './fitting-stones.ts'
import { shownOn, stepsOf } from './page-steps.ts'

/** What a page of a piece that starts with its stone chooses is kept, and its steps lead on from there alone. */
export function expectGemstoneFirst(model: Model): void {
  const { page, state } = model
  expect(state.startKind !== null).toBe(state.isStartWithDiamond)
  if (state.isStartWithDiamond) expect(state.gemstonePair).toEqual([])
  if (!isGemstoneFirst(page)) {
    if ('setting' in page) expect(state.isStartWithDiamond).toBe(false)
    return
  }
  expect(stepsOf(model).map(({ key }) => key)).toEqual(['stone', 'setting', 'review'])
  expect(stepsOf(model).map(({ label }) => label)).not.toContain('diamonds')
  const named = namedOn(page)
  if (named) expect(state).toMatchObject(named)
  expectLinks(model)
}

/** What the address of a page says of the piece; null where it chooses nothing. */
function namedOn(page: Page): Partial<BuildState> | null {
  switch (page.on) {
    case 'fitting-settings':
      return { gemstoneId: stones[page.stone].stone.id, startKind: page.kind }
    case 'fitting-setting':
      return { gemstoneId: stones[page.stone].stone.id, startKind: startKindOf(page.setting) }
    case 'gemstone-first-review':
      return { gemstoneId: stones[page.stones[0]].stone.id, startKind: startKindOf(page.setting) }
    default:
      return null
  }
}

/**
 * The steps lead to the addresses of rules/routes#create-routes, and the review says what the domain says it
 * costs.
 */
function expectLinks(model: Model): void {
  const { setting, names } = shownOn(model)
  const [name] = names
  const steps = gemstoneFirstSteps(model)
  if (name === undefined) {
    expect([steps.setting.href, steps.review.href]).toEqual([null, null])
    return
  }
  const { stone, view } = stones[name]
  const first = `/create/gemstones/${stone.id}`
  if (!setting) {
    const kind = kindOn(model)
    expect(steps.setting.href).toBe(`${first}/${kind === 'pendant' ? 'pendants' : 'engagement-rings'}`)
    // What is gone costs nothing any more.
    const isThere = stone.availability === 'AVAILABLE'
    expect(steps.review).toMatchObject({
      href: null,
      hint: isThere ? `${view.priceText} so far` : 'See it whole',
    })
    return
  }
  const { sku, shape, metal } = chosenSetting(setting)
  expect(steps.setting.href).toBe(`${first}/${startKindOf(setting)}/${sku}/${metal}`)
  const isComplete = isWhole(setting, [name])
  const whole = `/create/gemstones/review/${sku}/${shape}/${metal}/${stone.id}`
  expect(steps.review.href).toBe(isComplete ? whole : null)
  const price = piecePrice({
    design: setting.design,
    optionIds: onItsChain(setting, model).choice.optionIds,
    stones: isComplete ? [stone] : [],
    pricing: { vatPercent: 20, sales: [] },
  })
  const total = price && formatPence(price.totalPence)
  expect(steps.review.hint).toBe(isComplete ? total : `${total} so far`)
}

/** What the bar of a page shows of the steps that a stone leads to. */
export function gemstoneFirstSteps(model: Model) {
  const { setting, names } = shownOn(model)
  const [stone = null] = names.map((name) => stones[name])
  const kind = setting ? gemstoneFirstKindOf(createKindOf(setting.design)) : kindOn(model)
  const records = stone ? [stone.stone] : []
  const made = setting && onItsChain(setting, model)
  const piece = made && { ...pieceView(made, records, rules), setting: made }
  const content = reviewContent(piece, stone ? [stone] : [])
  return {
    setting: { href: gemstoneFirstSettingHref({ kind, stone, setting: made }) },
    review: gemstoneFirstReviewContent(content, { kind, stone, setting: made }),
  }
}

/** What a stone without a setting becomes: as its page or the shopper said, else a ring. */
function kindOn({ page, state }: Model) {
  return page.on === 'fitting-settings' ? page.kind : (state.startKind ?? 'engagement-ring')
}
