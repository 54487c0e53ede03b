import { describe, expect, it } from 'vitest'
import { roundGold } from '#testing/build-examples.ts'
import { promisedPiece, promisesFor } from './promises.ts'

const ring = { fineness: 750, isRing: true, personalised: 'none' } as const

const titlesOf = (pieces: Parameters<typeof promisesFor>[0]) => promisesFor(pieces).map(({ title }) => title)

describe('a piece as it is chosen', () => {
  const { design, choice } = roundGold
  const plain = { engraving: null, letters: null }

  it('is a ring of its metal', () => {
    expect(promisedPiece(design, choice.metal, plain)).toEqual({
      fineness: 750,
      isRing: true,
      personalised: 'none',
    })
  })

  it('is personalised once it is engraved', () => {
    const engraving = { font: 'Roman', text: 'ALWAYS' } as const
    expect(promisedPiece(design, choice.metal, { ...plain, engraving }).personalised).toBe('all')
  })
})

describe('what is promised', () => {
  it('of a ring', () => {
    expect(titlesOf(ring)).toEqual([
      'Free insured delivery',
      '30 days to return',
      'Free resizing, and faults put right',
      'Hallmarked in London',
      'See us in London, Manchester or Cheshire',
    ])
  })

  it('says no word of sizes for what has none', () => {
    const pendant = promisesFor({ ...ring, isRing: false })
    expect(pendant[2]?.title).toBe('Faults put right')
    expect(JSON.stringify(pendant)).not.toContain('resize')
  })

  it('gives bespoke work 7 days, and all else 30', () => {
    expect(promisesFor(ring)[1]?.terms).toEqual([
      'Unworn, and with its certificate where it has one, for a full refund within 30 days of delivery. Bespoke work, drawn for you alone, can be returned within 7 days.',
    ])
  })

  it('promises no 30 days for a piece that is personalised', () => {
    const personal = promisesFor({ ...ring, personalised: 'all' })[1]
    expect(personal?.title).toBe('Personalised, so returned only if faulty')
    expect(personal?.terms.join()).not.toContain('30 days')
  })

  it('tells what is personalised from what is not where both are bought', () => {
    const both = promisesFor({ ...ring, personalised: 'some' })[1]
    expect(both?.title).toBe('30 days to return, save what is personalised')
    expect(both?.terms).toHaveLength(2)
  })

  it('names the fineness that is struck, where there is one', () => {
    const termsOf = (fineness: number | null) => promisesFor({ ...ring, fineness })[3]?.terms.join()
    expect(termsOf(950)).toContain('the fineness 950 and the leopard’s head')
    expect(termsOf(null)).toContain('the fineness of the metal and the leopard’s head')
  })

  it('gives every boutique with its number', () => {
    expect(promisesFor(ring)[4]?.links).toEqual([
      { of: 'London, Hatton Garden', text: '020 7946 0321', href: 'tel:+442079460321' },
      { of: 'Manchester, King Street', text: '0161 496 0123', href: 'tel:+441614960123' },
      { of: 'Cheshire, Ashley Road, Hale', text: '01632 960111', href: 'tel:+441632960111' },
    ])
  })
})
