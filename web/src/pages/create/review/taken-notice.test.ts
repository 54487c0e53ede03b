import { describe, expect, it } from 'vitest'
import { roundGold, stones, studsGold } from '#testing/build-examples.ts'
import { takenNotice } from './taken-notice.ts'

const pair = [stones.round, stones.match]
const basket = { href: '/cart', label: 'See your basket' }

describe('stones that lie in the basket with another piece', () => {
  it('are no notice where there are none', () => {
    expect(takenNotice([], pair, studsGold)).toBeNull()
  })

  it('are unavailable for this one, as one that was added to it would be', () => {
    expect(takenNotice([0], [stones.round], roundGold)).toEqual({
      title: 'Already in your basket',
      text: 'This diamond is unavailable for another piece while it lies in your basket.',
      links: [basket, { href: expect.stringContaining('carat-'), label: 'See similar stones' }],
    })
  })

  it('leave the other stone of a pair its matches', () => {
    expect(takenNotice([1], pair, studsGold)).toEqual({
      title: 'Already in your basket',
      text: 'The second diamond is unavailable for another piece while it lies in your basket.',
      links: [
        basket,
        {
          href: '/create/earrings/ES-00401/round-brilliant/yellow-gold/gemstone/round',
          label: 'See matches for the first diamond',
        },
      ],
    })
  })

  it('are both said at once, and leave no match to look for', () => {
    expect(takenNotice([0, 1], pair, studsGold)).toEqual({
      title: 'Already in your basket',
      text: 'Both stones are unavailable for another piece while they lie in your basket.',
      links: [basket],
    })
  })
})
