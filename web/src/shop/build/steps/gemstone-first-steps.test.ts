import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  gemstoneFirstReviewContent,
  gemstoneFirstSettingHref,
  isOfStartKind,
} from './gemstone-first-steps.ts'
import { keptBuild, openBrowser, openBuild, type BuildStore } from '#testing/browser-storage.ts'
import { settingOnPage, solitaire, stones } from '#testing/build-examples.ts'

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
  let build: BuildStore

  beforeEach(async () => {
    kept = openBrowser()
    build = await openBuild()
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  it('is kept with what it becomes, and clears the setting and the pair (rules/building#gemstone-first)', async () => {
    build.chooseSetting(ring)
    build.choosePair(['100010', '100011'])
    build.startWithStone('100014', 'pendant')
    expect(await keptBuild(kept)).toMatchObject({
      gemstoneId: '100014',
      gemstonePair: [],
      setting: null,
      isStartWithDiamond: true,
      startKind: 'pendant',
    })
  })

  it('follows an address to its setting, and keeps one where the address names none', async () => {
    build.followGemstoneFirst('100014', 'engagement-ring', ring)
    build.followGemstoneFirst('100014', 'engagement-ring', null)
    expect(await keptBuild(kept)).toMatchObject({ setting: ring, isStartWithDiamond: true })
  })

  it('comes second again as soon as a setting is chosen first', async () => {
    build.startWithStone('100014', 'pendant')
    build.chooseSetting(ring)
    expect(await keptBuild(kept)).toMatchObject({
      gemstoneId: '100014',
      setting: ring,
      isStartWithDiamond: false,
      startKind: null,
    })
  })

  it('for the other kind keeps a setting that was chosen before, which is not its own', async () => {
    build.chooseSetting(ring)
    build.followGemstoneFirst(id, 'pendant', null)
    expect(await keptBuild(kept)).toMatchObject({ gemstoneId: id, startKind: 'pendant', setting: ring })
    expect(isOfStartKind(solitaire, 'pendant')).toBe(false)
    expect(isOfStartKind(solitaire, 'engagement-ring')).toBe(true)
    expect(isOfStartKind(solitaire, null)).toBe(true)
  })
})
