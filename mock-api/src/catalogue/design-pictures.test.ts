import { designs } from '@shop/fixtures/designs/designs'
import { earringSettings, pendantSettings } from '@shop/fixtures/designs/settings'
import { optionsOf } from '@shop/schema/domain/design'
import { expect, it, vi } from 'vitest'
import { drawPiece } from '../drawings/draw-piece.ts'
import { expectSoundSvg } from '../drawings/sound-svg.ts'
import { picturesOf } from './design-pictures.ts'

// Hundreds of pictures take a while on a busy machine.
vi.setConfig({ testTimeout: 180_000 })

it('has a picture for the card and one for the hover of every finished piece that is pictured', () => {
  const finished = designs.filter(({ pictures }) => pictures !== null && pictures.kind !== 'setting')
  expect(finished.length).toBeGreaterThan(0)
  const shown = finished.map((design) => new Set(picturesOf(design).map(({ view }) => view)))
  expect(shown.every((views) => views.has('hero'))).toBe(true)
  expect(shown.every((views) => views.has('top') || views.has('close'))).toBe(true)
})

it('draws every finished piece of the shop soundly and within the limit of weight', () => {
  for (const design of designs) {
    const [first, second] = picturesOf(design)
    if (!first || !second || first.piece.kind === 'setting') continue
    expectSoundSvg(drawPiece(first.piece, first.view))
    expectSoundSvg(drawPiece(second.piece, second.view))
  }
})

it('draws every pendant and every pair of earrings with a stone of each of its shapes', () => {
  for (const design of [...pendantSettings, ...earringSettings]) {
    const metalIds = new Set(picturesOf(design).map(({ metalId }) => metalId))
    const [first] = metalIds
    const inOneMetal = picturesOf(design).filter(({ metalId }) => metalId === first)
    const made = optionsOf(design, 'Shape').map(({ id }) => id)
    expect(new Set(inOneMetal.map(({ shapeId }) => shapeId))).toEqual(new Set(made))
    expect(inOneMetal.map(({ view }) => view)).toEqual(made.flatMap(() => ['hero', 'close', 'front', 'side']))
    // The side views are the heaviest.
    const some = inOneMetal.filter(({ view }) => view === 'hero' || view === 'side')
    for (const { piece, view, path } of some) {
      expectSoundSvg(drawPiece(piece, view))
      expect(path).toContain(`/designs/${design.sku}/${'shape' in piece ? piece.shape : ''}/`)
    }
  }
})
