import { describe, expect, it } from 'vitest'
import { adjustedHref, adjustmentIn } from '#shop/design/adjusted-address.ts'
import { adjustedText } from './adjusted-notice.tsx'
import { pendantGold, roundGold, stones, studsGold } from '#testing/build-examples.ts'

describe('what an address is told that it was led on to', () => {
  it('is said in its query', () => {
    expect(adjustedHref('/create/pendant', 'kind')).toBe('/create/pendant?adjusted=kind')
    expect(adjustmentIn('?adjusted=kind')).toBe('kind')
    expect(adjustmentIn('?gclid=a&adjusted=shape')).toBe('shape')
  })

  it.each(['', '?', '?adjusted=', '?adjusted=metal', '?shape=kind'])('is nothing in %j', (search) => {
    expect(adjustmentIn(search)).toBeNull()
  })
})

describe('what is said of it', () => {
  it('is the shape of the stone, of a piece and of a list', () => {
    expect(adjustedText('shape', roundGold, stones.round)).toEqual({
      title: 'Shown in Round',
      text: 'Your diamond is Round, so the ring is shown in Round and not in the shape of the address.',
    })
    expect(adjustedText('shape', undefined, stones.oval)).toEqual({
      title: 'Shown in Oval',
      text: 'Your lab-grown diamond is Oval, so these are settings for Oval stones and not for the shape of the address.',
    })
    expect(adjustedText('shape', roundGold, undefined)).toBeNull()
  })

  it('is the kind of the setting', () => {
    expect(adjustedText('kind', pendantGold, stones.round)).toEqual({
      title: 'This is a pendant',
      text: 'The Four-claw pendant is a pendant, whatever the address called it.',
    })
    expect(adjustedText('kind', studsGold, undefined)).toEqual({
      title: 'These are earrings',
      text: 'The Four-claw studs are earrings, whatever the address called them.',
    })
    expect(adjustedText('kind', roundGold, undefined)?.title).toBe('This is a ring')
    expect(adjustedText('kind', undefined, stones.round)).toBeNull()
  })
})
