import { expect, it } from 'vitest'
import { collectedOrder, paidOrder } from '#testing/paid-order.ts'
import { stageNotes } from './stage-notes.ts'

it('the notes of an order name its report, its lettering and how it travels', () => {
  expect(stageNotes(paidOrder)).toMatchObject({
    STONE_SECURED: 'GIA DEMO-2140937 comes out of the vault for you.',
    MADE: 'Cast, set, engraved and polished in London.',
    DISPATCHED: 'Insured, in a parcel that says nothing.',
    DELIVERED: 'Signed for by you, or by whom you name.',
  })
})

it('what is collected goes to its boutique, and what is not engraved says nothing of it', () => {
  const lines = collectedOrder.lines.map((line) => ({ ...line, engraving: null, gemstones: [] }))
  expect(stageNotes({ ...collectedOrder, lines })).toMatchObject({
    STONE_SECURED: 'It comes out of the vault for you.',
    MADE: 'Cast, set and polished in London.',
    DISPATCHED: 'Insured, to our boutique in Manchester.',
    DELIVERED: 'By you, or by whom you name.',
  })
})
