import { describe, expect, it, vi } from 'vitest'
import { assetAt, pictureAt } from '#data/testing/pictures.ts'
import type { BuildStone } from '../build-stone.ts'
import { pieceView } from '../piece-view.ts'
import { reviewContent, settingContent, standingStones, stoneContent } from './step-content.ts'
import { stepName } from './step-name.ts'
import { ovalGold, roundGold, rules, stones, studsGold } from '#testing/build-examples.ts'

vi.mock('#data/page-facts.ts', () => ({ publicConfig: () => ({ assetsUrl: 'https://api.example' }) }))

function piece(chosen: readonly BuildStone[], setting = roundGold) {
  return {
    ...pieceView(
      setting,
      chosen.map(({ stone }) => stone),
      rules,
    ),
    setting,
  }
}

describe('the steps of a ring', () => {
  it('are named, the second after the stone', () => {
    const labels = ['setting', 'diamond', 'diamonds', 'gemstone', 'review'] as const
    expect(labels.map((label) => stepName({ label }))).toEqual([
      'Your Setting',
      'Your Diamond',
      'Your Diamonds',
      'Your Gemstone',
      'Review Order',
    ])
  })

  it('say what to do while nothing is chosen', () => {
    expect(settingContent(null)).toEqual({ hint: 'The design', phone: 'The design', href: null })
    expect(stoneContent(null, [])).toEqual({ hint: 'The stone', phone: 'The stone', href: null })
    expect(stoneContent(null, [], false, 'earrings').hint).toBe('Two stones')
    expect(stoneContent(piece([], studsGold), []).hint).toBe('Two stones')
    expect(reviewContent(null, [])).toEqual({ hint: 'See it whole', phone: 'See it whole', href: null })
  })

  it('say of a stone without a setting that nobody can have it any more', () => {
    expect(stoneContent(null, [stones.round]).hint).toBe('1.01 ct Round diamond, G, VS2')
    expect(stoneContent(null, [stones.sold]).hint).toBe('No longer available')
    expect(stoneContent(null, [stones.held]).hint).toBe('No longer available')
  })

  it('show the setting with the colour of a stone that somebody else has, and none for a clear one', () => {
    const gone = { ...stones.sapphire, stone: { ...stones.sapphire.stone, availability: 'SOLD' as const } }
    const asset = { ...assetAt('/hero.webp'), stoneMask: '/hero-stone.webp' }
    const assets = roundGold.design.assets.map((picture) => ({ ...picture, asset }))
    const setting = { ...roundGold, design: { ...roundGold.design, assets } }
    const pictured = (stone: BuildStone) =>
      settingContent(piece([stone], setting), [stone]).picture?.stone?.colour
    expect(pictured(stones.sapphire)).toMatch(/^color\(/)
    expect(pictured(gone)).toBe(pictured(stones.sapphire))
    expect(pictured(stones.sold)).toBeUndefined()
  })

  it('say no price of a stone that nobody can have', () => {
    const gone = {
      hint: 'No longer available',
      phone: 'No longer available',
      picture: pictureAt('/round.svg'),
    }
    expect(stoneContent(null, [stones.sold])).toEqual({ ...gone, href: null })
    expect(stoneContent(piece([stones.sold]), [stones.sold])).toEqual({
      ...gone,
      href: '/create/engagement-ring/PR-00201/round-brilliant/yellow-gold/gemstones',
    })
  })

  it('show the setting with its metal and price, and lead back to it', () => {
    expect(settingContent(piece([]))).toEqual({
      hint: 'Six-claw solitaire, 18ct Yellow Gold',
      phone: '£865.00',
      amount: '£865.00',
      picture: pictureAt('https://api.example/hero.svg'),
      href: '/create/engagement-ring/product/PR-00201/round-brilliant/yellow-gold',
    })
    expect(reviewContent(piece([]), [])).toEqual({
      hint: '£865.00 so far',
      phone: 'See it whole',
      href: null,
    })
  })

  it('show a whole ring: the larger head, the stone, and the total', () => {
    const whole = piece([stones.round])
    expect(settingContent(whole).amount).toBe('£935.00')
    expect(stoneContent(whole, [stones.round])).toEqual({
      hint: '1.01 ct Round diamond, G, VS2',
      phone: '£4,247.00',
      amount: '£4,247.00',
      picture: pictureAt('/round.svg'),
      href: '/create/engagement-ring/PR-00201/round-brilliant/yellow-gold/gemstones',
    })
    expect(reviewContent(whole, [stones.round])).toEqual({
      hint: '£5,182.00',
      phone: '£5,182.00',
      href: '/create/engagement-ring/review/PR-00201/round-brilliant/yellow-gold/round',
    })
  })

  it('say of a stone that nobody has chosen yet that it is looked at', () => {
    const whole = piece([stones.round])
    expect(stoneContent(whole, [stones.round], true).hint).toBe('Looking at 1.01 ct Round diamond, G, VS2')
    expect(reviewContent(whole, [stones.round], true).hint).toBe('£5,182.00 if you add it')
    const first = piece([stones.match], studsGold)
    expect(stoneContent(first, [stones.match], true).hint).toBe('Looking at 1.00 ct Round diamond, H, VS2')
    expect(reviewContent(first, [stones.match], true).hint).toBe('£4,535.00 so far, if you choose it')
  })

  it('name the grade whose letter stands in the name of a shape', () => {
    const title = '1.02 ct Emerald-cut diamond'
    const view = { ...stones.round.view, title, colourText: 'E', clarityText: 'VS2' }
    const step = { ...stones.round, view }
    expect(stoneContent(piece([step]), [step]).hint).toBe(`${title}, E, VS2`)
  })

  it('name the colour of a fancy diamond once', () => {
    const title = '1.51 ct Round Fancy Intense Yellow diamond'
    const view = { ...stones.round.view, title, colourText: 'Fancy Intense Yellow', clarityText: 'VVS2' }
    const fancy = { ...stones.round, view }
    expect(stoneContent(piece([fancy]), [fancy]).hint).toBe(`${title}, VVS2`)
  })

  it.each([
    ['Does not fit this choice', stones.large, roundGold],
    ['Does not fit this choice', stones.round, ovalGold],
    ['No longer available', stones.sold, roundGold],
  ])('say of a stone that is no part of the ring: %s', (hint, stone, setting) => {
    expect(stoneContent(piece([stone], setting), [stone]).hint).toBe(hint)
    expect(reviewContent(piece([stone], setting), [stone])).toMatchObject({
      phone: 'See it whole',
      href: null,
    })
  })

  it('show a pair by both stones and their sum, and lead to it', () => {
    const pair = [stones.round, stones.match]
    expect(stoneContent(piece(pair, studsGold), pair)).toEqual({
      hint: '1.01 ct Round diamond and 1.00 ct Round diamond',
      phone: '£7,847.00',
      amount: '£7,847.00',
      picture: pictureAt('/round.svg'),
      href: '/create/earrings/ES-00401/round-brilliant/yellow-gold/gemstones/round/match',
    })
    expect(reviewContent(piece(pair, studsGold), pair).href).toBe(
      '/create/earrings/review/ES-00401/round-brilliant/yellow-gold/round/match',
    )
  })

  it('say that a match is missing, and lead to the first stone', () => {
    const first = [stones.match]
    expect(stoneContent(piece(first, studsGold), first)).toMatchObject({
      hint: 'Its match is missing',
      amount: '£3,600.00',
      href: '/create/earrings/ES-00401/round-brilliant/yellow-gold/gemstone/match',
    })
    expect(reviewContent(piece(first, studsGold), first)).toEqual({
      hint: '£4,535.00 so far',
      phone: 'See it whole',
      href: null,
    })
  })

  it('speak of a pair of which one is gone by the one that is left', () => {
    const left = standingStones([stones.soldMatch, stones.match], 'earrings')
    expect(left).toEqual([stones.match])
    expect(stoneContent(piece(left, studsGold), left)).toMatchObject({
      hint: 'Its match is missing',
      amount: '£3,600.00',
    })
    expect(reviewContent(piece(left, studsGold), left).hint).toBe('£4,535.00 so far')
    const bothGone = [stones.sold, stones.soldMatch]
    expect(standingStones(bothGone, 'earrings')).toEqual(bothGone)
    expect(stoneContent(piece(bothGone, studsGold), bothGone).hint).toBe('No longer available')
    const tooMany = [stones.sold, stones.round]
    expect(standingStones(tooMany, 'engagement-ring')).toEqual(tooMany)
  })

  it('say of two that are no pair what each costs', () => {
    const two = [stones.round, stones.warmer]
    expect(stoneContent(piece(two, studsGold), two)).toMatchObject({
      hint: 'These two are no pair',
      amount: '£4,247.00 + £4,247.00',
    })
  })
})
