import { bundledBankHolidays } from '@shop/schema/domain/delivery/bundled-bank-holidays'
import { describe, expect, it } from 'vitest'
import type { Design } from '../design.ts'
import { settingChoice } from '../design-choice.ts'
import { deliveryOf } from './piece-delivery.ts'

function option(id: string, name: string) {
  return { id, name, price: 0, isFixedPrice: true, lengthMin: null, lengthMax: null }
}

/** A setting, made in two metals and three sizes; on the shelf in platinum, size M. */
const design: Design = {
  id: '204',
  sku: 'PR-00204',
  name: 'Slim four-claw solitaire',
  displayName: '{shortName} in {metal}',
  shortName: null,
  description: null,
  expressDelivery: true,
  purchaseAvailability: 'ALWAYS',
  gemTypes: [],
  category: { id: '1' },
  subCategory: { id: '1' },
  prices: [],
  channels: [],
  attributes: [
    { name: 'Metal', options: [option('163', 'Platinum'), option('161', '18ct Yellow Gold')] },
    { name: 'Shape', options: [option('171', 'Round Brilliant')] },
    { name: 'Finger Size', options: [option('1015', 'M'), option('1016', 'M½'), option('1017', 'N')] },
    { name: 'Engraving', options: [option('1101', 'Roman')] },
  ],
  fixedAttributes: [],
  stock: [{ stockStatus: 'IN_STOCK', attributes: ['163', '171', '1015'] }],
  suppliers: [{ customerLeadTime: 15 }],
  dimensions: null,
  assets: [],
}

/** The same as a piece that is finished. */
const finished: Design = { ...design, category: { id: '2' } }

const facts = {
  now: new Date('2026-11-25T10:00:00Z'),
  holidays: bundledBankHolidays.map(({ date }) => date),
}

interface Asked {
  readonly engravingText?: string
  readonly of?: Design
  /** The lead time of the stone's supplier; none without a stone. */
  readonly stoneDays?: number | null
}

function delivery(metal: string, fingerSize: string | null, asked: Asked = {}) {
  const { engravingText = '', of = design, stoneDays } = asked
  const choice = settingChoice(of, 'round-brilliant', metal)
  if (!choice) throw new Error('The design is not made so')
  const stones = stoneDays === undefined ? [] : [{ supplier: { leadTimeDays: stoneDays } }]
  const setting = { design: of, choice }
  const { service, arrivesOn } = deliveryOf(setting, stones, { fingerSize, engravingText }, facts)
  return `${service} ${arrivesOn}`
}

describe('the delivery of a setting as it is chosen', () => {
  it('takes the two days of stock in the size on the shelf, since a stone is still to be set', () => {
    expect(delivery('platinum', 'M')).toBe('in-stock 2026-11-27')
  })

  it('is by Express Delivery where the piece is finished', () => {
    expect(delivery('platinum', 'M', { of: finished })).toBe('express 2026-11-26')
    expect(delivery('platinum', 'N', { of: finished })).toBe('made 2026-12-16')
  })

  it('is made to order in another size or metal, and while no size is chosen', () => {
    expect(delivery('platinum', null)).toBe('made 2026-12-16')
    expect(delivery('platinum', 'N')).toBe('made 2026-12-16')
    expect(delivery('yellow-gold', 'M')).toBe('made 2026-12-16')
  })

  it('takes no notice of a size that this design is not made in', () => {
    expect(delivery('platinum', 'Z')).toBe('made 2026-12-16')
  })

  it('takes the two days of stock when something is engraved, if anything can be', () => {
    expect(delivery('platinum', 'M', { engravingText: 'EVER YOURS', of: finished })).toBe(
      'in-stock 2026-11-27',
    )
    expect(delivery('platinum', 'M', { engravingText: '  ', of: finished })).toBe('express 2026-11-26')
    const plain = { ...finished, attributes: design.attributes.filter(({ name }) => name !== 'Engraving') }
    expect(delivery('platinum', 'M', { engravingText: 'EVER YOURS', of: plain })).toBe('express 2026-11-26')
  })

  it('is the later of setting and stone, never by Express Delivery', () => {
    expect(delivery('platinum', 'M', { stoneDays: 1 })).toBe('set 2026-11-27')
    expect(delivery('platinum', 'M', { stoneDays: 6 })).toBe('set 2026-12-03')
    expect(delivery('platinum', 'N', { stoneDays: 6 })).toBe('set 2026-12-16')
    expect(delivery('platinum', 'N', { stoneDays: 20 })).toBe('set 2026-12-23')
  })

  it('counts 25 days for a stone whose supplier names none', () => {
    expect(delivery('platinum', 'M', { stoneDays: null })).toBe('set 2027-01-04')
  })
})
