import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  keptRecord,
  personalisationKey,
  openBrowser,
  openDesigner,
  type Designer,
} from '#testing/browser-storage.ts'

const pieceEngravingsKey = 'ashcombe:piece-engravings'

let kept: Map<string, string>
let designer: Designer

beforeEach(async () => {
  kept = openBrowser()
  designer = await openDesigner()
})

afterEach(() => {
  vi.unstubAllGlobals()
})

/** What each piece is engraved with: the build first, then the finished pieces by their sku. */
async function engravings() {
  return [await keptRecord(kept, personalisationKey), await keptRecord(kept, pieceEngravingsKey)]
}

describe('an engraving', () => {
  it('typed on a finished piece is on no other, nor on what is being built', async () => {
    designer.engrave('ANNA', 'WR-00601')
    designer.chooseEngravingFont('Script', 'WR-00601')
    designer.engrave('MAX', 'NE-00921')
    expect(await engravings()).toEqual([
      null,
      {
        engravings: {
          'WR-00601': { text: 'ANNA', font: 'Script' },
          'NE-00921': { text: 'MAX', font: 'Roman' },
        },
      },
    ])
  })

  it('typed on a setting is on no finished piece', async () => {
    designer.engrave('ANNE')
    expect(await engravings()).toEqual([expect.objectContaining({ engravingText: 'ANNE' }), null])
  })

  it('of a finished piece survives a reload, and that another build is begun', async () => {
    designer.engrave('ANNA', 'WR-00601')
    await engravings()
    designer = await openDesigner()
    designer.clearBuild()
    designer.chooseEngravingFont('Italic', 'WR-00601')
    expect(await engravings()).toEqual([
      expect.objectContaining({ engravingText: '' }),
      { engravings: { 'WR-00601': { text: 'ANNA', font: 'Italic' } } },
    ])
  })
})

describe('a line of the basket', () => {
  const line = { fingerSize: 'N', isSizeUnsure: false, engraving: { font: 'Script', text: 'ANNA' } }

  it('of a finished piece gives its page the engraving, and the build the size alone', async () => {
    designer.engrave('ANNE')
    designer.takePersonalisation(line, 'WR-00601')
    expect(await engravings()).toEqual([
      expect.objectContaining({ fingerSize: 'N', engravingText: 'ANNE', engravingFont: 'Roman' }),
      { engravings: { 'WR-00601': { text: 'ANNA', font: 'Script' } } },
    ])
  })

  it('without an engraving takes away what was typed on its page since', async () => {
    designer.engrave('ANNA', 'WR-00601')
    designer.takePersonalisation({ ...line, engraving: null }, 'WR-00601')
    expect(await engravings()).toEqual([expect.objectContaining({ engravingText: '' }), { engravings: {} }])
  })
})
