import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cyoView } from '../cyo.ts'
import type { DesignerState } from '../build-store.ts'
import { gemstoneFirstReviewContent, gemstoneFirstSettingHref } from './gemstone-first-steps.ts'
import { keptDesigner, openBrowser, openDesigner, type Designer } from '#testing/browser-storage.ts'
import { nothingMade } from '../testing/build-model.ts'
import { rules, settingOnPage, solitaire, stones } from '#testing/build-examples.ts'

const stone = stones.round
const setting = settingOnPage(solitaire, 'round-brilliant', 'platinum')
const { id } = stone.stone

describe('the steps of a piece that starts with its stone', () => {
  it('lead from the stone to the settings that take it, and to the one that was chosen', () => {
    expect(gemstoneFirstSettingHref({ kind: 'pendant', stone: null, setting: null })).toBeNull()
    expect(gemstoneFirstSettingHref({ kind: 'pendant', stone, setting: null })).toBe(
      `/create/gemstones/${id}/pendants`,
    )
    expect(gemstoneFirstSettingHref({ kind: 'engagement-ring', stone, setting })).toBe(
      `/create/gemstones/${id}/engagement-ring/PR-00201/platinum`,
    )
  })

  it('lead to a review of their own once it can be reached, and say what the stone costs before', () => {
    const content = { hint: 'See it whole', phone: 'See it whole', href: null }
    const piece = { kind: 'engagement-ring', stone, setting } as const
    expect(gemstoneFirstReviewContent(content, { ...piece, setting: null }).hint).toBe(
      `${stone.view.priceText} so far`,
    )
    expect(gemstoneFirstReviewContent(content, { ...piece, stone: stones.sold, setting: null })).toEqual(
      content,
    )
    expect(gemstoneFirstReviewContent(content, piece)).toEqual(content)
    expect(gemstoneFirstReviewContent({ ...content, href: '/create/review' }, piece).href).toBe(
      `/create/gemstones/review/PR-00201/round-brilliant/platinum/${id}`,
    )
  })
})

describe('a stone that comes first', () => {
  const ring = { sku: 'PR-00201', shape: 'round-brilliant', metal: 'platinum' } as const
  let kept: Map<string, string>
  let designer: Designer

  beforeEach(async () => {
    kept = openBrowser()
    designer = await openDesigner()
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  it('is kept with what it becomes, and clears the setting and the pair (rules/building#gemstone-first)', async () => {
    designer.chooseSetting(ring)
    designer.choosePair(['100010', '100011'])
    designer.startWithStone('100014', 'pendant')
    expect(await keptDesigner(kept)).toMatchObject({
      gemstoneId: '100014',
      gemstonePair: [],
      setting: null,
      isStartWithDiamond: true,
      startKind: 'pendant',
    })
  })

  it('follows an address to its setting, and keeps one where the address names none', async () => {
    designer.followGemstoneFirst('100014', 'engagement-ring', ring)
    designer.followGemstoneFirst('100014', 'engagement-ring', null)
    expect(await keptDesigner(kept)).toMatchObject({ setting: ring, isStartWithDiamond: true })
  })

  it('comes second again as soon as a setting is chosen first', async () => {
    designer.startWithStone('100014', 'pendant')
    designer.chooseSetting(ring)
    expect(await keptDesigner(kept)).toMatchObject({
      gemstoneId: '100014',
      setting: ring,
      isStartWithDiamond: false,
      startKind: null,
    })
  })

  it.each([
    ['engagement-ring', 'engagement'],
    ['pendant', 'pendant'],
  ] as const)('sets the type of a build without a setting: %s is %s', async (startKind, type) => {
    designer.startWithStone('100014', startKind)
    // What a browser keeps is this very record.
    const state = (await keptDesigner(kept)) as DesignerState
    expect(cyoView(state, { personalisation: nothingMade, design: null, stones: [], rules }).type).toBe(type)
  })

  it('for the other kind leaves a setting that was chosen before out of the record, and keeps it', async () => {
    designer.chooseSetting(ring)
    designer.followGemstoneFirst(id, 'pendant', null)
    // What a browser keeps is this very record.
    const state = (await keptDesigner(kept)) as DesignerState
    const cyo = cyoView(state, { personalisation: nothingMade, design: solitaire, stones: [stone], rules })
    expect(cyo).toMatchObject({ type: 'pendant', design: null, gemstone: { id } })
    expect(state.setting).toEqual(ring)
  })
})
