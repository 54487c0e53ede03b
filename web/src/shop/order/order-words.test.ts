import type { Pence } from '@shop/schema/domain/values/money'
import { describe, expect, it } from 'vitest'
import { assetAt } from '#data/testing/pictures.ts'
import type { OrderLineFieldsFragment } from '#generated/graphql/graphql.ts'
import {
  lineFacts,
  linePicture,
  openSizeText,
  orderTitle,
  soldStoneFacts,
  soldStoneTitle,
} from './order-words.ts'

const diamond: OrderLineFieldsFragment['gemstones'][number] = {
  gemstoneId: '100010',
  gemStoneType: 'NATURAL_DIAMOND',
  shape: 'Emerald Cut',
  caratWeight: 1.2,
  plainColour: 'F',
  fancyColour: null,
  species: null,
  clarity: 'VS1',
  cut: 'NONE',
  certificate: 'GIA',
  repNo: 'DEMO-2140937',
  total: 6_318_00 as Pence,
}
const ring: OrderLineFieldsFragment = {
  id: 'l1',
  name: 'Three-stone emerald',
  optionIds: ['161', '174'],
  options: [
    { name: 'Metal', value: '18ct Yellow Gold' },
    { name: 'Shape', value: 'Emerald Cut' },
  ],
  fingerSize: 'N',
  isSizeUnsure: false,
  engraving: { font: 'Roman', text: 'EVER YOURS' },
  gemstones: [diamond],
  settingTotal: 1_465_00 as Pence,
  design: {
    pictures: [
      { tags: ['171', '161'], asset: assetAt('/round.webp') },
      { tags: ['174', '163'], asset: assetAt('/platinum.webp') },
      { tags: ['174', '161'], asset: assetAt('/gold.webp') },
    ],
  },
}

describe('what was sold', () => {
  it('is named by its piece and its stone, and by how much came with it', () => {
    expect(orderTitle({ lines: [ring] })).toBe('Three-stone emerald with 1.20 ct Emerald-cut diamond')
    expect(orderTitle({ lines: [{ ...ring, gemstones: [] }, ring, ring] })).toBe(
      'Three-stone emerald, and 2 more',
    )
  })

  it('says every choice', () => {
    expect(lineFacts(ring)).toEqual(['18ct Yellow Gold, Emerald Cut, size N', 'Engraved EVER YOURS, Roman'])
    expect(lineFacts({ ...ring, fingerSize: null, engraving: null, options: [] })).toEqual([])
  })

  it('says of what each choice is, with its unit, as the basket does', () => {
    const options = [
      { name: 'Metal', value: 'Platinum' },
      { name: 'Width', value: '3.00' },
      { name: 'Weight', value: 'Heavy' },
      { name: 'Total Carat Weight', value: '0.20' },
      { name: 'Chain Length', value: '18"' },
    ]
    expect(lineFacts({ ...ring, options, fingerSize: null, engraving: null })).toEqual([
      'Platinum (950), Width 3.00 mm, Weight Heavy, Total carat weight 0.20 ct, Length 18" (46 cm)',
    ])
  })

  it('says of a stone what was known of it, and leaves out what was not', () => {
    expect(soldStoneTitle(diamond)).toBe('1.20 ct Emerald-cut diamond')
    expect(soldStoneFacts(diamond)).toEqual(['Natural diamond, F, VS1', 'GIA DEMO-2140937'])
    expect(soldStoneFacts({ ...diamond, certificate: 'NONE', repNo: null })).toEqual([
      'Natural diamond, F, VS1',
    ])
  })

  it('is pictured in the shape and the metal that were chosen', () => {
    expect(linePicture(ring)?.source).toBe('/gold.webp')
    expect(linePicture({ ...ring, optionIds: ['999'] })?.source).toBe('/round.webp')
    expect(linePicture({ ...ring, design: null })).toBeNull()
  })
})

describe('a ring that waits for its finger size', () => {
  const unsure = { isSizeUnsure: true }
  const made = (doneAt: string | null) => [{ stage: 'MADE' as const, doneAt, expectedOn: '2026-12-14' }]

  it('says so, and how to tell the size', () => {
    expect(openSizeText(unsure, { tracking: made(null), refund: null })).toBe(
      'Waits for its finger size. A free ring sizer is on its way; once you know your size, telephone 0808 157 0142, and we make your ring.',
    )
  })

  it('says nothing once it is made or paid back, nor where the size is known', () => {
    const refund = { total: 518_200 as Pence, refundedAt: '2026-12-01T10:00:00Z' }
    expect(openSizeText(unsure, { tracking: made('2026-12-14T12:00:00Z'), refund: null })).toBeNull()
    expect(openSizeText(unsure, { tracking: made(null), refund })).toBeNull()
    expect(openSizeText({ isSizeUnsure: false }, { tracking: made(null), refund: null })).toBeNull()
    expect(openSizeText({ isSizeUnsure: null }, { tracking: made(null), refund: null })).toBeNull()
  })
})
