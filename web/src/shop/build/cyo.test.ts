import { pounds } from '@shop/schema/domain/values/money'
import { describe, expect, it } from 'vitest'
import { cyoType, cyoView } from './cyo.ts'
import type { DesignerState } from './build-store.ts'
import { halo, rules, solitaire, stones } from '#testing/build-examples.ts'

const state: DesignerState = {
  setting: { sku: 'PR-00201', shape: 'round-brilliant', metal: 'yellow-gold' },
  gemstoneId: 'round',
  gemstonePair: [],
  isStartWithDiamond: false,
  startKind: null,
  isShowDiamondGenius: true,
  gemFilters: { shapes: ['oval-shape'], gemstoneType: 'NATURAL_DIAMOND', is360Image: true },
  gemFilterShape: 'oval-shape',
  editingBasketItemId: null,
  editingKind: null,
}

const sources = {
  personalisation: {
    fingerSize: 'N',
    isSizeUnsure: false,
    engravingText: 'EVER YOURS',
    engravingFont: 'Italic',
    chainLengths: {},
  },
  design: solitaire,
  stones: [stones.round, stones.small],
  rules,
} as const

const cyo = cyoView(state, sources)

describe('the record of what is being built', () => {
  it('has the fields of rules/building#state, and no other', () => {
    expect(Object.keys(cyo)).toEqual([
      'type',
      'design',
      'gemstone',
      'gemstonePair',
      'selected',
      'active',
      'gemFilters',
      'gemFilterShape',
      'isStartWithDiamond',
      'isShowDiamondGenius',
    ])
  })

  it('has the type of its subcategory', () => {
    expect(cyo.type).toBe('engagement')
    expect([1, 2, 3, 7, 99].map((id) => cyoType(String(id)))).toEqual([
      'engagement',
      'pendant',
      'earrings',
      'earrings',
      'earrings',
    ])
  })

  it('has the design, with its price for the stone in it', () => {
    expect(cyo.design).toEqual({
      sku: 'PR-00201',
      price: 93_500,
      channels: [{ channelCode: 'SS', showOnSale: true, additionalSale: 0 }],
      shortName: null,
      displayName: '{shortName} in {metal}',
      img: '/hero.svg',
      shapes: ['Round Brilliant', 'Oval Shape'],
      subCategoryId: '1',
      fixedAttributes: [{ optionName: 'Solitaire' }],
      settingStoneSizes: [
        { name: 'Round', lengthMin: 4.1, lengthMax: 6.2, price: 0 },
        { name: 'Round', lengthMin: 6.2, lengthMax: 9, price: 8 },
        { name: 'Oval', lengthMin: 4.9, lengthMax: 7.3, price: 0 },
        { name: 'Oval', lengthMin: 8.3, lengthMax: 10.7, price: 14 },
      ],
    })
  })

  it('has the price of the setting alone without a stone, or with one that is no part of it', () => {
    expect(cyoView({ ...state, gemstoneId: null }, sources).design?.price).toBe(86_500)
    const tooLarge = { ...sources, stones: [stones.large] }
    expect(cyoView({ ...state, gemstoneId: 'large' }, tooLarge).design?.price).toBe(86_500)
  })

  it('has the stone', () => {
    expect(cyo.gemstone).toEqual({
      id: 'round',
      price: 424_700,
      clarity: 'VS2',
      shape: 'Round Brilliant',
      img: '/round.svg',
      caratWeight: 1.01,
      gemstoneType: 'NATURAL_DIAMOND',
      certificate: 'GIA',
      repNo: 'DEMO-2140937',
      colour: 'G',
      fancyColour: null,
      measLength: 6.43,
    })
  })

  it('has the price of a stone in its own sale', () => {
    const inSale = { ...rules, listSales: [{ subCategories: ['996'], discount: 20, endsOn: null }] }
    expect(cyoView(state, { ...sources, rules: inSale }).gemstone?.price).toBe(339_800)
    const notSold = { ...stones.round, stone: { ...stones.round.stone, price: pounds(0) } }
    expect(cyoView(state, { ...sources, stones: [notSold] }).gemstone?.price).toBeNull()
  })

  it('has the stones of a pair in their order', () => {
    const pair = cyoView({ ...state, gemstoneId: null, gemstonePair: ['small', 'round'] }, sources)
    expect(pair.gemstone).toBeNull()
    expect(pair.gemstonePair.map(({ id }) => id)).toEqual(['small', 'round'])
  })

  it('has what is selected, and what is active', () => {
    expect(cyo.selected).toEqual({
      shape: 'Round Brilliant',
      metal: '18ct Yellow Gold',
      engraving: { font: 'Italic', text: 'EVER YOURS' },
      fingerSize: 'N',
    })
    expect(cyo.active).toEqual({ shape: 'Round Brilliant', metal: '18ct Yellow Gold' })
  })

  it('selects neither a size nor an engraving that the design is not made with', () => {
    const setting = { sku: halo.sku, shape: 'round-brilliant', metal: 'yellow-gold' } as const
    expect(cyoView({ ...state, setting }, { ...sources, design: halo }).selected).toMatchObject({
      engraving: null,
      fingerSize: null,
    })
    const personalisation = { ...sources.personalisation, fingerSize: 'Z', engravingText: '  ' }
    expect(cyoView(state, { ...sources, personalisation }).selected).toMatchObject({
      engraving: null,
      fingerSize: null,
    })
  })

  it('has what is looked for among stones, the shape by its value', () => {
    expect(cyo.gemFilters).toEqual({
      shapes: ['oval-shape'],
      gemstoneType: 'NATURAL_DIAMOND',
      is360Image: true,
    })
    expect(cyo.gemFilterShape).toBe('Oval Shape')
    expect(cyoView({ ...state, gemFilterShape: null }, sources).gemFilterShape).toBeNull()
  })

  it('has how it was begun', () => {
    expect(cyo).toMatchObject({ isStartWithDiamond: false, isShowDiamondGenius: true })
    expect(
      cyoView({ ...state, isStartWithDiamond: true, isShowDiamondGenius: false }, sources),
    ).toMatchObject({
      isStartWithDiamond: true,
      isShowDiamondGenius: false,
    })
  })

  it.each([
    ['before its answer is there', null],
    ['when the answer is another’s', halo],
  ])('has no design %s', (_when, design) => {
    const view = cyoView(state, { ...sources, design })
    expect(view).toMatchObject({ type: null, design: null, gemstone: { id: 'round' } })
    expect(view.selected).toEqual({ shape: null, metal: null, engraving: null, fingerSize: null })
  })

  it.each([
    ['in which the design is not made', { sku: 'PR-00201', shape: 'heart-shape', metal: 'yellow-gold' }],
    ['in which there is no metal', { sku: 'PR-00201', shape: 'round-brilliant', metal: 'palladium' }],
  ] as const)('has no design in a choice %s', (_which, setting) =>
    expect(cyoView({ ...state, setting }, sources).design).toBeNull(),
  )

  it('has no stone whose answer is not there', () => {
    expect(cyoView({ ...state, gemstoneId: 'unknown' }, sources).gemstone).toBeNull()
  })
})
