import type {
  BandPicture,
  BraceletPicture,
  DressRingPicture,
  EarringSettingPicture,
  EarringsPicture,
  NecklacePicture,
  PendantSettingPicture,
  StoneBandPicture,
} from '@shop/fixtures/designs/piece-picture'
import { bandProfiles, metalColours, shapes } from '@shop/schema/domain/taxonomy'
import { describe, expect, it, vi } from 'vitest'
import { drawPiece } from './draw-piece.ts'
import { type FinishedPicture, pieceViews } from './piece.ts'
import { expectSoundSvg } from './sound-svg.ts'

// Hundreds of pictures take a while on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const stone = { shape: 'oval-shape', gem: 'SAPPHIRE', letter: 'R' } as const
const band: BandPicture = { kind: 'band', profile: 'd-shaped', widthMm: 3, finish: 'polished' }
const stoneBand: StoneBandPicture = {
  kind: 'stone-band',
  coverage: 'half',
  setting: 'claw',
  rows: 1,
  widthMm: 3,
  shape: 'round-brilliant',
  gems: ['NATURAL_DIAMOND'],
}
const dressRing: DressRingPicture = { kind: 'dress-ring', motif: 'solitaire', ...stone }
const necklace: NecklacePicture = { kind: 'necklace', motif: 'solitaire', chain: 'trace', ...stone }
const earrings: EarringsPicture = { kind: 'earrings', style: 'stud', motif: 'solitaire', ...stone }
const bracelet: BraceletPicture = { kind: 'bracelet', style: 'tennis', motif: 'row', ...stone }

const pendantSetting: PendantSettingPicture & { readonly shape: 'oval-shape' } = {
  kind: 'pendant-setting',
  style: 'solitaire',
  head: 'claw',
  clawCount: 4,
  halo: 'none',
  bail: 'ring',
  carrier: 'none',
  chain: 'trace',
  shape: 'oval-shape',
}
const earringSetting: EarringSettingPicture & { readonly shape: 'oval-shape' } = {
  kind: 'earring-setting',
  style: 'stud',
  head: 'claw',
  clawCount: 4,
  halo: 'none',
  hangsFrom: 'nothing',
  shape: 'oval-shape',
}

/** Draws a piece from every side and expects each picture to be sound; no two of them alike. */
function expectPicturesOf(picture: FinishedPicture): string[] {
  const pictures = pieceViews[picture.kind].map((view) =>
    drawPiece({ ...picture, metal: 'yellow-gold' }, view),
  )
  for (const each of pictures) expectSoundSvg(each)
  expect(new Set(pictures).size).toBe(pictures.length)
  return pictures
}

/** The front or close picture of a piece, in which small differences show. */
function lastPictureOf(picture: FinishedPicture): string {
  return drawPiece({ ...picture, metal: 'platinum' }, pieceViews[picture.kind].at(-1) ?? 'hero')
}

function expectAllDifferent(pieces: readonly FinishedPicture[]): void {
  expect(new Set(pieces.map(lastPictureOf)).size).toBe(pieces.length)
}

describe('a plain band', () => {
  it.each(bandProfiles)('is drawn in every finish with a $name profile', ({ slug: profile }) => {
    for (const finish of ['polished', 'satin', 'hammered', 'grooved', 'milgrain'] as const) {
      expectPicturesOf({ ...band, profile, finish })
    }
  })

  it('shows its profile, its width and its finish', () => {
    expectAllDifferent(bandProfiles.map(({ slug: profile }) => ({ ...band, profile })))
    expectAllDifferent([2, 2.5, 3, 4, 5, 6, 8].map((widthMm) => ({ ...band, widthMm })))
    expectAllDifferent((['polished', 'satin', 'grooved'] as const).map((finish) => ({ ...band, finish })))
  })
})

describe('a band set with stones', () => {
  it.each(['claw', 'channel', 'pave', 'cutdown', 'rubover'] as const)(
    'is drawn with a %s setting',
    (setting) => {
      for (const { slug: shape } of shapes) expectPicturesOf({ ...stoneBand, setting, shape })
      for (const rows of [2, 3] as const) expectPicturesOf({ ...stoneBand, setting, rows, widthMm: 5 })
    },
  )

  it('has more stones the farther round it they go', () => {
    const stones = (['third', 'half', 'full'] as const).map(
      (coverage) => drawPiece({ ...stoneBand, coverage, metal: 'platinum' }, 'hero').split('href="#m').length,
    )
    expect(stones).toEqual(stones.toSorted((a, b) => a - b))
    expect(new Set(stones).size).toBe(3)
  })

  it('shows two kinds of stone in turn', () => {
    const picture = lastPictureOf({ ...stoneBand, gems: ['SAPPHIRE', 'NATURAL_DIAMOND'] })
    const uses = [...picture.matchAll(/<use href="#(m|n1)\d"/g)].map(([, kind]) => kind)
    expect(Math.abs(uses.filter((kind) => kind === 'm').length * 2 - uses.length)).toBeLessThanOrEqual(1)
  })
})

it.each([
  'solitaire',
  'cluster',
  'bar',
  'signet',
  'trilogy',
  'crossover',
  'initial',
  'pearl',
  'open',
] as const)('draws a dress ring with the motif %s', (motif) => {
  expectPicturesOf({ ...dressRing, motif })
  expectPicturesOf({ ...dressRing, motif, gem: null, letter: null })
})

it.each([
  'solitaire',
  'halo',
  'bar',
  'disc',
  'initial',
  'locket',
  'cluster',
  'pearl',
  'drop',
  'tennis',
  'riviere',
  'chain',
] as const)('draws a necklace with the motif %s on every chain', (motif) => {
  for (const chain of ['trace', 'belcher', 'curb', 'box'] as const) {
    expectPicturesOf({ ...necklace, motif, chain })
  }
  expectPicturesOf({ ...necklace, motif, gem: null, letter: null })
})

it.each(['stud', 'drop', 'hoop', 'huggie'] as const)('draws %s earrings with every motif', (style) => {
  for (const motif of ['solitaire', 'halo', 'cluster', 'bar', 'plain', 'initial', 'pearl', 'row'] as const) {
    expectPicturesOf({ ...earrings, style, motif })
  }
})

it.each(['tennis', 'bangle', 'chain', 'cuff'] as const)('draws a %s bracelet with every motif', (style) => {
  for (const motif of ['plain', 'row', 'station', 'bar', 'initial', 'pearl'] as const) {
    expectPicturesOf({ ...bracelet, style, motif })
  }
})

describe.each([
  ['a pendant', pendantSetting],
  ['a pair of earrings', earringSetting],
])('the setting of %s', (_, setting) => {
  it.each(shapes)('is drawn from every side with a $name stone, held in every way', ({ slug: shape }) => {
    const held = [
      { ...setting, shape },
      { ...setting, shape, head: 'rubover' },
      { ...setting, shape, halo: 'single' },
    ] as const
    for (const each of held) expectPicturesOf(each)
    expectAllDifferent(held)
  })

  it('has as many rows of small stones round it as its halo', () => {
    const stones = (['none', 'single', 'double'] as const).map((halo) => {
      expectPicturesOf({ ...setting, halo })
      return drawPiece({ ...setting, halo, metal: 'platinum' }, 'front').split('href="#m').length
    })
    expect(stones).toEqual(stones.toSorted((a, b) => a - b))
    expect(new Set(stones).size).toBe(3)
  })

  it('shows the shape of its stone', () => {
    expectAllDifferent(shapes.map(({ slug: shape }) => ({ ...setting, shape })))
  })
})

it('hangs a pendant in every way, on whatever carries its stone', () => {
  const ways = [
    ...(['ring', 'sleeve', 'set-sleeve', 'stone', 'none'] as const).map((bail) => ({
      ...pendantSetting,
      bail,
    })),
    ...(['disc', 'bar', 'circle'] as const).map((carrier) => ({ ...pendantSetting, carrier })),
    { ...pendantSetting, head: 'rubover', carrier: 'plate' } as const,
    { ...pendantSetting, style: '3-stone' } as const,
    { ...pendantSetting, style: '3-stone', bail: 'none' } as const,
  ]
  for (const way of ways) expectPicturesOf(way)
  expectAllDifferent(ways)
})

it('hangs an earring from every thing there is', () => {
  const ways = [
    ...(['stone', 'two-stones', 'hook', 'bar'] as const).map(
      (hangsFrom) => ({ ...earringSetting, style: 'drop', hangsFrom }) as const,
    ),
    ...(['nothing', 'loop'] as const).map(
      (hangsFrom) => ({ ...earringSetting, style: 'hoop', hangsFrom }) as const,
    ),
  ]
  for (const way of ways) expectPicturesOf(way)
  expectAllDifferent(ways)
})

it.each([band, stoneBand, dressRing, necklace, earrings, bracelet, pendantSetting, earringSetting])(
  'draws the kind $kind in every metal',
  (piece) => {
    const pictures = metalColours.map(({ slug: metal }) => drawPiece({ ...piece, metal }, 'hero'))
    expect(new Set(pictures).size).toBe(metalColours.length)
  },
)

it('writes the letter that a piece bears', () => {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')
  expectAllDifferent(letters.map((letter) => ({ ...necklace, motif: 'initial', letter })))
})

it('shows a stone in its own shape and colour', () => {
  expectAllDifferent(shapes.map(({ slug: shape }) => ({ ...necklace, shape })))
  const gems = ['NATURAL_DIAMOND', 'SAPPHIRE', 'EMERALD', 'RUBY', 'MORGANITE', 'AQUAMARINE', 'OTHER'] as const
  expectAllDifferent(gems.map((gem) => ({ ...necklace, gem })))
  expect(lastPictureOf({ ...necklace, gem: 'LAB_GROWN_DIAMOND' })).toBe(
    lastPictureOf({ ...necklace, gem: 'NATURAL_DIAMOND' }),
  )
})

it('draws the same picture in another run of the shop', async () => {
  const pieces = [
    band,
    stoneBand,
    dressRing,
    necklace,
    earrings,
    bracelet,
    pendantSetting,
    earringSetting,
  ].map((piece) => ({
    ...piece,
    metal: 'rose-gold' as const,
  }))
  const first = pieces.map((piece) => drawPiece(piece, 'hero'))
  vi.resetModules()
  const { drawPiece: drawAgain } = await import('./draw-piece.ts')
  expect(drawAgain).not.toBe(drawPiece)
  expect(pieces.map((piece) => drawAgain(piece, 'hero'))).toEqual(first)
})
