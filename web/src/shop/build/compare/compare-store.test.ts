import { describe, expect, it } from 'vitest'
import { afterToggle } from './compare-store.ts'

describe('the stones to compare', () => {
  it('stand in the order in which they were chosen', () => {
    expect(afterToggle(['100010'], '100002')).toEqual({
      gemstoneIds: ['100010', '100002'],
      refusedId: null,
    })
  })

  it('lose the one that is chosen again', () => {
    expect(afterToggle(['100010', '100002', '100011'], '100002').gemstoneIds).toEqual(['100010', '100011'])
  })

  it('are four at most: a fifth is refused by name and changes nothing', () => {
    const four = ['100001', '100002', '100003', '100004']
    expect(afterToggle(four, '100005')).toEqual({ gemstoneIds: four, refusedId: '100005' })
  })

  it('let one of four go', () => {
    const four = ['100001', '100002', '100003', '100004']
    expect(afterToggle(four, '100004')).toEqual({
      gemstoneIds: ['100001', '100002', '100003'],
      refusedId: null,
    })
  })
})
