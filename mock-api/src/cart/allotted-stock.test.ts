import type { DesignRecord } from '@shop/fixtures/designs/design-record'
import { designs } from '@shop/fixtures/designs/designs'
import { optionsOf } from '@shop/schema/domain/design/design'
import { describe, expect, it } from 'vitest'
import { DesignIndex } from '../catalogue/design-index.ts'
import { finishedPiece, nothingElse } from '../testing/finished-piece.ts'
import { entryKeys, StockLeft } from '../world/stock-left.ts'
import { allotStock, isLeftBeside } from './allotted-stock.ts'
import type { PieceChoice } from './piece-choice.ts'

const shop = { designs: new DesignIndex(designs) }
const shelf = StockLeft.of([])

const lineOf = (piece: { sku: string; optionIds: readonly string[] }, size: Partial<PieceChoice> = {}) => ({
  choice: {
    ...nothingElse,
    ...piece,
    ...size,
  },
})
/** A band that lies on the shelf in the sizes L and N, and is not made any more. */
const band = finishedPiece('WR-00675', '18ct Yellow Gold', '2.00')
const balls = finishedPiece('EA-01003', '9ct Yellow Gold')

function known(sku: string): DesignRecord {
  const design = shop.designs.bySku(sku)
  if (!design) throw new Error(`No design ${sku}`)
  return design
}

/** The band as it lies there in a size. */
function shelvedIn(size: string) {
  const design = known('WR-00675')
  const sizeId = optionsOf(design, 'Finger Size').find(({ name }) => name === size)?.id ?? 'none'
  const at = design.stock.findIndex(({ attributes }) =>
    [...band.optionIds, sizeId].every((id) => attributes.includes(id)),
  )
  return { sku: 'WR-00675', entry: entryKeys(design.stock)[at] }
}

describe('the pieces that lines take from the shelf (rules/products#stock)', () => {
  it.each([
    ['no size yet', lineOf(band)],
    ['a size that is not sure', lineOf(band, { fingerSize: 'L', isSizeUnsure: true })],
  ])('are those of their size first, and then any for a line with %s', (_, open) => {
    const sized = lineOf(band, { fingerSize: 'L' })
    const allotted = allotStock(shop, shelf, [open, sized])
    expect([allotted.get(sized)?.piece, allotted.get(open)?.piece]).toEqual([shelvedIn('L'), shelvedIn('N')])
  })

  it('are none for a ring that can be made, while its size is open', () => {
    const made = {
      designs: new DesignIndex([{ ...known('WR-00675'), purchaseAvailability: 'ALWAYS' as const }]),
    }
    const [open, sized] = [lineOf(band), lineOf(band, { fingerSize: 'L' })]
    const allotted = allotStock(made, shelf, [open, sized])
    expect([allotted.get(open)?.piece, allotted.get(sized)?.piece]).toEqual([null, shelvedIn('L')])
  })

  it('are there for what has no size, also where more can be made', () => {
    const line = lineOf(balls)
    expect(allotStock(shop, shelf, [line]).get(line)?.piece).toEqual({
      sku: 'EA-01003',
      entry: entryKeys(known('EA-01003').stock)[0],
    })
  })
})

describe('another piece for a cart', () => {
  it('is left as long as its lines leave one', () => {
    const [first, second] = [lineOf(band, { fingerSize: 'L' }), lineOf(band, { fingerSize: 'N' })]
    expect(isLeftBeside(shop, shelf, [first], second.choice)).toBe(true)
    expect(isLeftBeside(shop, shelf, [first, second], first.choice)).toBe(false)
  })

  it('is left beside one that the shop does not know any more', () => {
    const gone = lineOf({ sku: 'WR-99999', optionIds: [] })
    expect(isLeftBeside(shop, shelf, [gone], lineOf(band).choice)).toBe(true)
  })
})
