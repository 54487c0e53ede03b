import { describe, expect, it } from 'vitest'
import { engravingPlaceOf, letterPlaceOf } from './product-engraving.ts'
import { band } from '../testing/finished-piece.ts'

const dimensions = { bandWidthMm: 2.2 }

describe('engravingPlaceOf', () => {
  it('is the inside of a band, as wide as it is chosen', () => {
    expect(engravingPlaceOf({ ...band, dimensions }, ['163', '3005'])).toEqual({
      kind: 'ring',
      bandWidthMm: 4,
    })
  })

  it('is as wide as it was measured where no width is chosen, or nobody knows', () => {
    expect(engravingPlaceOf({ ...band, dimensions })).toEqual({ kind: 'ring', bandWidthMm: 2.2 })
    expect(engravingPlaceOf({ ...band, dimensions: null })).toEqual({ kind: 'ring', bandWidthMm: null })
  })

  it('is the letter that a piece is, wherever it hangs', () => {
    const fixedAttributes = [{ name: 'Letters', optionName: '1' }]
    expect(engravingPlaceOf({ ...band, subCategory: { id: '10' }, fixedAttributes })).toEqual({
      kind: 'letters',
      least: 1,
      most: 1,
    })
  })

  it('goes by what is said of its letters, and not of anything else', () => {
    const fixedAttributes = [
      { name: 'Stones', optionName: '3' },
      { name: 'Letters', optionName: '1' },
    ]
    expect(letterPlaceOf({ fixedAttributes })).toEqual({ kind: 'letters', least: 1, most: 1 })
    expect(letterPlaceOf({ fixedAttributes: fixedAttributes.slice(0, 1) })).toBeNull()
  })

  it.each([
    ['2', 'pendant-side'],
    ['8', 'pendant-side'],
    ['10', 'pendant-side'],
    ['9', 'bracelet'],
    ['11', 'ring'],
  ])('of subcategory %s is a %s', (id, kind) => {
    expect(engravingPlaceOf({ ...band, subCategory: { id } }).kind).toBe(kind)
  })
})

it.each([
  ['1', { kind: 'letters', least: 1, most: 1 }],
  ['0 to 3', { kind: 'letters', least: 0, most: 3 }],
  ['some', null],
  ['about 3', null],
  ['3 or so', null],
  ['', null],
])('letters written %j are %j', (optionName, place) => {
  expect(letterPlaceOf({ fixedAttributes: [{ name: 'Letters', optionName }] })).toEqual(place)
})
