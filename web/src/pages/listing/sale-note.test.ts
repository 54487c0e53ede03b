import { describe, expect, it } from 'vitest'
import { jewellerySaleEnd } from './sale-note.tsx'

describe('the end of the sale', () => {
  it('is the last day of the one that runs', () => {
    expect(jewellerySaleEnd([{ subCategories: ['10', '8'], discount: 10, endsOn: '2026-12-01' }])).toBe(
      '1 December 2026',
    )
  })

  it('is the first end where several run, because until then every price holds', () => {
    expect(
      jewellerySaleEnd([
        { subCategories: ['10'], discount: 10, endsOn: '2026-12-24' },
        { subCategories: ['8'], discount: 10, endsOn: '2026-12-06' },
      ]),
    ).toBe('6 December 2026')
  })

  it('is nothing without a sale of jewellery, or without an end', () => {
    expect(jewellerySaleEnd([{ subCategories: ['1', '996'], discount: 10, endsOn: '2026-12-01' }])).toBeNull()
    expect(jewellerySaleEnd([{ subCategories: ['10'], discount: 10, endsOn: null }])).toBeNull()
    expect(jewellerySaleEnd([])).toBeNull()
  })
})
