import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  keptRecord,
  personalisationKey,
  openBrowser,
  openBuild,
  type BuildStore,
} from '#testing/browser-storage.ts'

const pieceEngravingsKey = 'ashcombe:piece-engravings'

let kept: Map<string, string>
let build: BuildStore

beforeEach(async () => {
  kept = openBrowser()
  build = await openBuild()
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
    build.engrave('ANNA', 'WR-00601')
    build.chooseEngravingFont('Script', 'WR-00601')
    build.engrave('MAX', 'NE-00921')
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
    build.engrave('ANNE')
    expect(await engravings()).toEqual([expect.objectContaining({ engravingText: 'ANNE' }), null])
  })

  it('of a finished piece survives a reload, and that another build is begun', async () => {
    build.engrave('ANNA', 'WR-00601')
    await engravings()
    build = await openBuild()
    build.clearBuild()
    build.chooseEngravingFont('Italic', 'WR-00601')
    expect(await engravings()).toEqual([
      null,
      { engravings: { 'WR-00601': { text: 'ANNA', font: 'Italic' } } },
    ])
  })
})

describe('what was ordered once another piece is being built', () => {
  beforeEach(() => {
    build.chooseFingerSize('N')
    build.engrave('ANNE')
    build.chooseEngravingFont('Script')
    build.chooseChainLength('PD-00301', '20"')
  })

  it('is forgotten, save for the finger size', async () => {
    build.rememberMade()()
    expect(await keptRecord(kept, personalisationKey)).toEqual({
      fingerSize: 'N',
      isSizeUnsure: false,
      engravingText: '',
      engravingFont: 'Roman',
      chainLengths: {},
    })
  })

  it('leaves what was chosen for that piece since', async () => {
    const forget = build.rememberMade()
    build.engrave('MAX')
    build.chooseChainLength('PD-00301', '16"')
    forget()
    expect(await keptRecord(kept, personalisationKey)).toMatchObject({
      engravingText: 'MAX',
      engravingFont: 'Script',
      chainLengths: { 'PD-00301': '16"' },
    })
  })

  it('leaves the same words in another lettering', async () => {
    const forget = build.rememberMade()
    build.chooseEngravingFont('Italic')
    forget()
    expect(await keptRecord(kept, personalisationKey)).toMatchObject({
      engravingText: 'ANNE',
      engravingFont: 'Italic',
    })
  })
})

describe('a line of the basket', () => {
  const line = { fingerSize: 'N', isSizeUnsure: false, engraving: { font: 'Script', text: 'ANNA' } }

  it('of a finished piece gives its page the engraving, and the build the size alone', async () => {
    build.engrave('ANNE')
    build.takePersonalisation(line, 'WR-00601')
    expect(await engravings()).toEqual([
      expect.objectContaining({ fingerSize: 'N', engravingText: 'ANNE', engravingFont: 'Roman' }),
      { engravings: { 'WR-00601': { text: 'ANNA', font: 'Script' } } },
    ])
  })

  it('without an engraving takes away what was typed on its page since', async () => {
    build.engrave('ANNA', 'WR-00601')
    build.takePersonalisation({ ...line, engraving: null }, 'WR-00601')
    expect(await engravings()).toEqual([expect.objectContaining({ engravingText: '' }), { engravings: {} }])
  })
})
