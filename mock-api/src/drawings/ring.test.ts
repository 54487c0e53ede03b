import { brotliCompressSync } from 'node:zlib'
import { metalColours, settingStyles, shapes } from '@shop/schema/domain/taxonomy'
import { describe, expect, it, vi } from 'vitest'
import { bandProfiles, type RingPiece, ringViews } from './piece.ts'
import { drawRing } from './ring.ts'
import { expectSoundSvg } from './sound-svg.ts'

// Eight hundred pictures take a while on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const solitaire: RingPiece = { style: 'solitaire', shape: 'round-brilliant', metal: 'yellow-gold' }

describe.each(settingStyles)('a $name ring', ({ slug: style }) => {
  it.each(shapes)('is drawn with a $name stone in every metal and view', ({ slug: shape }) => {
    for (const view of ringViews) {
      const pictures = metalColours.map(({ slug: metal }) => drawRing({ style, shape, metal }, view))
      for (const picture of pictures) expectSoundSvg(picture)
      expect(new Set(pictures).size).toBe(metalColours.length)
    }
  })
})

it.each(bandProfiles)('draws a %s band from every side, narrow and wide', (band) => {
  for (const bandWidthMm of [1.6, 3]) {
    for (const view of ringViews) expectSoundSvg(drawRing({ ...solitaire, band, bandWidthMm }, view))
  }
})

it('holds a round stone in four claws or in six', () => {
  expect(drawRing({ ...solitaire, clawCount: 4 }, 'top')).not.toBe(
    drawRing({ ...solitaire, clawCount: 6 }, 'top'),
  )
})

it.each(shapes)('holds a $name stone in a wall of metal', ({ slug: shape }) => {
  for (const view of ringViews) {
    const picture = drawRing({ ...solitaire, shape, head: 'rubover' }, view)
    expectSoundSvg(picture)
    expect(picture).not.toBe(drawRing({ ...solitaire, shape }, view))
  }
})

it('sets one row of small stones round the centre or two, and leaves a hidden halo unseen', () => {
  const halos = (['none', 'single', 'double', 'hidden'] as const).map(
    (halo) => drawRing({ ...solitaire, halo }, 'top').split('<use href="#m').length,
  )
  const [none = 0, single = 0, double = 0, hidden = 0] = halos
  expect(single).toBeGreaterThan(none)
  expect(double).toBeGreaterThan(single)
  expect(hidden).toBe(none)
})

it('sets the shoulders or leaves them plain', () => {
  expectSoundSvg(drawRing({ ...solitaire, shoulders: 'grain-set' }, 'hero'))
  expect(drawRing({ ...solitaire, style: 'halo', shoulders: 'plain' }, 'hero')).not.toBe(
    drawRing({ ...solitaire, style: 'halo' }, 'hero'),
  )
})

it('shows a larger stone larger', () => {
  const pictures = [5, 7.5].map((stoneSizeMm) => drawRing({ ...solitaire, stoneSizeMm }, 'front'))
  expect(new Set(pictures).size).toBe(2)
})

it('says in its title what it shows', () => {
  const picture = drawRing({ style: '3-stone', shape: 'emerald-cut', metal: 'rose-gold' }, 'hero')
  expect(picture).toContain('<title>Three Stones ring, Emerald, Rose Gold</title>')
})

it('draws the same picture in another run of the shop', async () => {
  const first = drawRing(solitaire, 'hero')
  vi.resetModules()
  const { drawRing: drawAgain } = await import('./ring.ts')
  expect(drawAgain).not.toBe(drawRing)
  expect(drawAgain(solitaire, 'hero')).toBe(first)
})

it('travels in at most 24 kilobytes', () => {
  for (const { slug: style } of settingStyles) {
    const picture = drawRing({ style, shape: 'princess-cut', metal: 'platinum' }, 'hero')
    expect(brotliCompressSync(picture).length).toBeLessThan(24_000)
  }
})
