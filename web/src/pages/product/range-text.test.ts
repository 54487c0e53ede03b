import { band } from '@shop/schema/domain/testing/finished-piece'
import { describe, expect, it } from 'vitest'
import { rangeText } from './range-text.ts'
import { viewOf } from './testing/example-views.ts'

function textAt(...[segments]: Parameters<typeof viewOf> extends [unknown, ...infer Rest] ? Rest : never) {
  const { range } = viewOf(band, segments)
  return range && rangeText(range)
}

describe('the range of a price', () => {
  it('is over every choice where the address names none', () => {
    expect(textAt({})).toBe('From £240.00 to £675.00 with other choices.')
  })

  it('says what it is over where the address names something, because cheaper choices stand beside it', () => {
    expect(textAt({ metal: 'platinum' })).toBe(
      'In Platinum (950): from £360.00 to £675.00 with other choices.',
    )
    expect(textAt({ metal: 'yellow-gold', size: '2-50' })).toBe(
      'In 18ct Yellow Gold, 2.50 mm: from £400.00 to £470.00 with other choices.',
    )
  })
})
