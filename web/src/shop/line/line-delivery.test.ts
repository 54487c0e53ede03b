import { bundledBankHolidays } from '@shop/schema/domain/delivery/bundled-bank-holidays'
import { band } from '@shop/schema/domain/testing/finished-piece'
import { pence } from '@shop/schema/domain/values/money'
import { expect, it } from 'vitest'
import type { Design } from '#shop/design/design.ts'
import { lineAwaitsSize, lineDelivery, lineIsRing } from './line-delivery.ts'

const design = {
  ...band,
  id: '601',
  name: 'Court band',
  expressDelivery: false,
  category: { id: '2' },
  attributes: band.attributes.map(({ name, options }) => ({
    name,
    options: options.map((option) => ({ ...option, lengthMin: null, lengthMax: null })),
  })),
  stock: [],
  suppliers: [{ customerLeadTime: 20 }],
  // What a delivery does not ask of a design is left out.
} as unknown as Design

const item = {
  sku: 'WR-00601',
  shape: '',
  metal: 'platinum',
  optionIds: ['163', '3005', '3101'],
  fingerSize: 'N',
  isSizeUnsure: false,
  engraving: null,
  gemstoneId: null,
  gemstonePair: [],
  isGemstoneFirst: false,
  total: pence(50_000),
  title: null,
  isBought: true,
}
const facts = {
  rules: null,
  now: new Date('2026-11-25T10:00:00Z'),
  holidays: bundledBankHolidays.map(({ date }) => date),
}

it('a line arrives as its piece does, one that waits for its size as in the slowest', () => {
  expect(lineDelivery(item, { design, stones: [] }, facts)?.arrivesOn).toBe('2026-12-23')
  const unsure = { ...item, fingerSize: null, isSizeUnsure: true }
  expect(lineDelivery(unsure, { design, stones: [] }, facts)?.arrivesOn).toBe('2026-12-23')
})

it('nobody can say for what is not loaded, cannot be bought, or has no time', () => {
  expect(lineDelivery(item, { design: null, stones: [] }, facts)).toBeNull()
  expect(lineDelivery({ ...item, gemstoneId: '100010' }, { design, stones: [] }, facts)).toBeNull()
  expect(lineDelivery({ ...item, isBought: false }, { design, stones: [] }, facts)).toBeNull()
  expect(lineDelivery(item, { design, stones: [] }, { ...facts, now: null })).toBeNull()
})

it('a line without a size waits for it where its design is made in sizes, or a sizer was asked for', () => {
  const open = { fingerSize: null, isSizeUnsure: false }
  const unsized = { ...design, attributes: [] }
  expect(lineAwaitsSize(item, { design })).toBe(false)
  expect(lineAwaitsSize(open, { design })).toBe(true)
  expect(lineAwaitsSize(open, { design: unsized })).toBe(false)
  expect(lineAwaitsSize(open, { design: null })).toBe(false)
  expect(lineAwaitsSize({ fingerSize: null, isSizeUnsure: true }, { design: null })).toBe(true)
})

it('a line is a ring where its design is made in sizes, or until that is known where it was put in with one', () => {
  const open = { fingerSize: null, isSizeUnsure: false }
  expect(lineIsRing(open, { design })).toBe(true)
  expect(lineIsRing(item, { design: { ...design, attributes: [] } })).toBe(false)
  expect(lineIsRing(open, { design: null })).toBe(false)
  expect(lineIsRing(item, { design: null })).toBe(true)
  expect(lineIsRing({ fingerSize: null, isSizeUnsure: true }, { design: null })).toBe(true)
})
