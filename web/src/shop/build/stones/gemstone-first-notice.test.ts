import { describe, expect, it } from 'vitest'
import { keptStoneNotice } from '../notices/kept-stone-notice.ts'
import { pieceView } from '../piece-view.ts'
import { haloGold, pendantGold, roundGold, rules, stones } from '#testing/build-examples.ts'
import { gemstoneFirstNotice } from './gemstone-first-notice.ts'

describe('the notice of a setting for a stone that came first', () => {
  function notice(name: keyof typeof stones, setting = roundGold) {
    const stone = stones[name]
    const { state } = pieceView(setting, [stone.stone], rules)
    const kind = setting === pendantGold ? 'pendant' : 'engagement-ring'
    return gemstoneFirstNotice(keptStoneNotice(state, [stone], setting), state, stone, { kind, setting })
  }

  it('is none where the setting takes it', () => {
    expect(notice('round')).toBeNull()
  })

  it('of one that is gone leads to stones like it that a piece can start with', () => {
    expect(notice('sold')).toEqual({
      title: 'No longer available',
      text: 'This diamond has been sold to someone else. There is only one of each.',
      links: [
        {
          href: '/create/gemstones/round-brilliant_diamond_carat-0-81-to-1-21',
          label: 'See similar stones',
        },
      ],
    })
    expect(notice('held')?.links.map(({ href }) => href)).toEqual([
      '/create/gemstones/round-brilliant_diamond_carat-0-81-to-1-21',
    ])
  })

  it('of one that does not fit leads to the settings that take it before anything else', () => {
    expect(notice('round', haloGold)?.links).toEqual([
      { href: '/create/gemstones/round/engagement-rings', label: 'See the settings that take it' },
      {
        href: '/create/gemstones/round-brilliant',
        label: 'See Round stones',
      },
    ])
    expect(notice('large', pendantGold)?.links[0]).toEqual({
      href: '/create/gemstones/large/pendants',
      label: 'See the settings that take it',
    })
  })

  it('of one in another shape stays as it is', () => {
    expect(notice('oval')?.links.map(({ label }) => label)).toEqual([
      'Back to Oval',
      'See Round stones that fit',
    ])
  })
})
