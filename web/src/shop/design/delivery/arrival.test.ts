import { bundledBankHolidays } from '@shop/schema/domain/delivery/bundled-bank-holidays'
import { describe, expect, it } from 'vitest'
import { arrivalOf, awaitsSize, type ArrivalChoices } from './arrival.ts'
import { afterSizeText, arrivalText } from './arrival-text.ts'
import { longDay } from '#data/language/dates.ts'
import { rowsAfterSize } from './delivery-rows.ts'
import type { DeliveredPiece } from './piece-delivery.ts'

function option(id: string, name: string) {
  return { id, name, price: 0, isFixedPrice: true, lengthMin: null, lengthMax: null }
}

/** With Express Delivery; on the shelf in platinum, size M; else made in 15 working days. */
const ring: DeliveredPiece = {
  design: {
    category: { id: '2' },
    expressDelivery: true,
    attributes: [
      { name: 'Metal', options: [option('163', 'Platinum'), option('161', '18ct Yellow Gold')] },
      { name: 'Finger Size', options: [option('1015', 'M'), option('1017', 'N')] },
      { name: 'Engraving', options: [option('1101', 'Roman')] },
    ],
    stock: [{ stockStatus: 'IN_STOCK', attributes: ['163', '1015'] }],
    suppliers: [{ customerLeadTime: 15 }],
  },
  choice: { optionIds: ['163'] },
}
const pendant: DeliveredPiece = {
  ...ring,
  design: { ...ring.design, attributes: ring.design.attributes.slice(0, 1) },
}

const facts = {
  now: new Date('2026-11-25T10:00:00Z'),
  holidays: bundledBankHolidays.map(({ date }) => date),
}
const open = { fingerSize: null, isSizeUnsure: false, engravingText: '', isOrdered: false }

describe('a piece waits for its finger size', () => {
  const sized = { ...open, fingerSize: 'N' }
  it.each([
    [false, 'while it is still being built', ring, open],
    [true, 'when a sizer is asked for', ring, { ...open, isSizeUnsure: true }],
    [true, 'when it is ordered without one', ring, { ...open, isOrdered: true }],
    [true, 'when it is not made in the one chosen', ring, { ...open, fingerSize: 'Z', isOrdered: true }],
    [true, 'when it is not left in it', { ...ring, sizes: ['M'] }, { ...sized, isOrdered: true }],
    [false, 'when it is ordered in one', ring, { ...sized, isOrdered: true }],
    [false, 'when it has none', pendant, { ...open, isOrdered: true, isSizeUnsure: true }],
  ])('%s %s', (does, _, piece, choices) => {
    expect(awaitsSize(piece, choices)).toBe(does)
  })

  it('counts from a size that is chosen today while it is being built without one, and says so', () => {
    const isSizeOpen = (piece: DeliveredPiece, choices: ArrivalChoices) => {
      const arrival = arrivalOf(piece, [], choices, facts)
      return arrival.kind === 'on-day' && arrival.isSizeOpen
    }
    expect(isSizeOpen(ring, open)).toBe(true)
    expect(isSizeOpen(ring, sized)).toBe(false)
    expect(isSizeOpen(pendant, open)).toBe(false)
  })
})

describe('what is promised', () => {
  function promised(piece: DeliveredPiece, choices: Partial<ArrivalChoices>, stoneDays?: number) {
    const stones = stoneDays === undefined ? [] : [{ supplier: { leadTimeDays: stoneDays } }]
    return arrivalOf(piece, stones, { ...open, ...choices }, facts)
  }
  const textOf = (...asked: Parameters<typeof promised>) => arrivalText(promised(...asked), longDay)

  it('is a day where the size is known; while it is open, that of the size which takes longest', () => {
    expect(textOf(ring, {})).toBe('Arrives by Wednesday 16 December 2026')
    expect(textOf(ring, { fingerSize: 'M' })).toBe('Arrives by Thursday 26 November 2026')
    expect(textOf({ ...ring, sizes: ['M'] }, {})).toBe('Arrives by Thursday 26 November 2026')
    expect(textOf(ring, { fingerSize: 'N', isOrdered: true })).toBe('Arrives by Wednesday 16 December 2026')
    expect(textOf(pendant, { isOrdered: true })).toBe('Arrives by Thursday 26 November 2026')
  })

  it('is the working days from when the size is known, in the quickest and the slowest size', () => {
    expect(textOf(ring, { isOrdered: true })).toBe('Arrives in 1 to 15 working days once we know your size')
    expect(textOf({ ...ring, choice: { optionIds: ['161'] } }, { isSizeUnsure: true })).toBe(
      'Arrives in about 15 working days once we know your size',
    )
    expect(textOf({ ...ring, sizes: ['M'] }, { isOrdered: true })).toBe(
      'Arrives in about 1 working day once we know your size',
    )
  })

  it('says of a range why it is one where there is room for it', () => {
    expect(afterSizeText({ fewestDays: 1, mostDays: 20 })).toBe(
      'Arrives in 1 to 20 working days once we know your size: some sizes lie ready',
    )
    expect(afterSizeText({ fewestDays: 20, mostDays: 20 })).toBe(
      'Arrives in about 20 working days once we know your size',
    )
  })

  it('counts what is engraved and what is set', () => {
    expect(textOf({ ...ring, sizes: ['M'] }, { isOrdered: true, engravingText: 'AMOR' })).toBe(
      'Arrives in about 2 working days once we know your size',
    )
    expect(textOf(ring, { isOrdered: true }, 20)).toBe(
      'Arrives in about 20 working days once we know your size',
    )
  })

  it('says how it comes about without a day, the slowest way first', () => {
    const arrival = promised(ring, { isOrdered: true })
    expect(arrival.kind === 'after-size' && rowsAfterSize(arrival.deliveries)).toEqual([
      { when: '15 working days', what: 'We make, set and hallmark your ring' },
      { when: '1 working day', what: 'In stock as shown: sent with Express Delivery.' },
      { when: 'Then', what: 'Delivered, insured and signed for. Free in the UK' },
    ])
  })
})
