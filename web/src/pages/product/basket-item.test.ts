import { pence } from '@shop/schema/domain/values/money'
import { band } from '@shop/schema/domain/testing/finished-piece'
import { describe, expect, it } from 'vitest'
import {
  isLetterMissing,
  madeChoices,
  withOnlySize,
} from '#shop/design/personalisation/personalisation-choices.ts'
import { basketItem } from './basket-item.ts'
import { viewOf } from './testing/example-views.ts'

describe('a product in the basket', () => {
  const personalisation = {
    fingerSize: 'N',
    isSizeUnsure: false,
    engravingText: '',
    engravingFont: 'Roman',
    chainLengths: {},
  } as const
  const view = viewOf(band, { metal: 'platinum' })
  const made = madeChoices(view.design, personalisation, view.chosen.optionIds)
  const item = basketItem(view, made, pence(51_600))

  it('is every choice, without a shape and a stone', () => {
    expect(item).toEqual({
      sku: 'WR-00601',
      shape: '',
      metal: 'platinum',
      optionIds: ['163', '3003', '3101'],
      fingerSize: 'N',
      isSizeUnsure: false,
      engraving: null,
      gemstoneId: null,
      gemstonePair: [],
      isGemstoneFirst: false,
      title: 'Court band',
      total: 51_600,
    })
  })

  it.each([
    ['1', '', true],
    ['1', 'A', false],
    ['0 to 3', '', false],
  ])('of %s letters with "%s" waits for its letter: %s', (optionName, engravingText, isMissing) => {
    const initial = { ...view.design, fixedAttributes: [{ id: '921', name: 'Letters', optionName }] }
    const chosen = madeChoices(initial, { ...personalisation, engravingText })
    expect(isLetterMissing(chosen)).toBe(isMissing)
    expect(chosen.engraving?.text ?? '').toBe(engravingText)
  })

  it('has the one size that it is to be had in, whatever was chosen last', () => {
    expect(madeChoices(view.design, { ...personalisation }, view.chosen.optionIds, ['M'])).toMatchObject({
      fingerSize: 'M',
      isSizeUnsure: false,
    })
  })

  it('waits for a sizer when the size chosen last is not to be had', () => {
    const [sizes, wanted] = [['L', 'M'], { ...personalisation }]
    expect(madeChoices(view.design, wanted, view.chosen.optionIds, sizes)).toMatchObject({
      fingerSize: null,
      isSizeUnsure: true,
    })
  })

  it('asks for no ring sizer where there is one size only', () => {
    const unsure = { fingerSize: null, isSizeUnsure: true }
    expect(withOnlySize(unsure, ['N'])).toEqual({ fingerSize: 'N', isSizeUnsure: false })
    expect(withOnlySize({ fingerSize: 'P', isSizeUnsure: false }, ['N']).fingerSize).toBe('N')
    expect(withOnlySize(unsure, ['M', 'N'])).toBe(unsure)
    expect(withOnlySize(unsure, [])).toBe(unsure)
  })
})
