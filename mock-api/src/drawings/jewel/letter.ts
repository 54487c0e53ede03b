import { stepOf } from '../metal/metalwork.ts'
import type { Camera } from '../picture/camera.ts'
import { place, type Frame } from '../picture/frame.ts'
import { matrixOf } from '../picture/matrix.ts'
import { tokenFor } from '../picture/svg.ts'
import { type Glyph, glyphs } from './glyphs.ts'

interface Letter {
  readonly letter: string
  readonly frame: Frame
  readonly heightMm: number
}

/** The first letter of what a customer writes; A where that is none of ours. */
export function glyphOf(letter: string): Glyph | undefined {
  return glyphs[letter.slice(0, 1).toUpperCase()] ?? glyphs['A']
}

/** A letter cut into a face of metal: dark, with light on the far wall of the cut. */
export function engravedMarkup({ letter, frame, heightMm }: Letter, camera: Camera): string {
  const glyph = glyphOf(letter)
  if (!glyph) return ''
  const cut = (light: number, broad: number, hair: number, dy: number) => {
    const stroke = tokenFor(stepOf(light))
    return `<g transform="translate(${dy / 2} ${dy})" stroke="${stroke}"><path stroke-width="${broad}" d="${glyph.broad}"/><path stroke-width="${hair}" d="${glyph.hair}"/></g>`
  }
  const inner = cut(1, 10, 4, 2.4) + cut(0.12, 10, 4, 0) + cut(0.34, 6, 1.5, 1.2)
  return `<g fill="none" transform="${matrixOf(frame, heightMm / 100, camera, true)}">${inner}</g>`
}

/** Layers that a letter's thickness is drawn in, and their distance. */
const layers = 10
const layerMm = 0.1

/** A letter of metal a millimetre thick, with the light on its upper left. */
export function raisedMarkup({ letter, frame, heightMm }: Letter, camera: Camera): string {
  const glyph = glyphOf(letter)
  if (!glyph) return ''
  const both = `${glyph.broad}${glyph.hair}`
  const line = (light: number, broad: number, hair: number, [dx, dy]: readonly [number, number]) => {
    const stroke = tokenFor(stepOf(light))
    const moved = dx === 0 ? '' : ` transform="translate(${dx} ${dy})"`
    return `<g stroke="${stroke}"${moved}><path stroke-width="${hair}" d="${both}"/><path stroke-width="${broad}" d="${glyph.broad}"/></g>`
  }
  const at = (layer: number) => {
    const origin = place(frame, [0, 0, -layer * layerMm])
    return matrixOf({ ...frame, origin }, heightMm / 100, camera, true)
  }
  const below = Array.from({ length: layers }, (_, index) => {
    const light = index < 2 ? 0.2 : index > 7 ? 0.66 : 0.4
    return `<use href="#le" transform="${at(layers - index)}" stroke="${tokenFor(stepOf(light))}"/>`
  })
  const top =
    line(0.56, 18, 12, [0, 0]) +
    line(0.74, 14.5, 8.5, [-0.6, -0.8]) +
    line(0.86, 11, 5.5, [-1.2, -1.4]) +
    line(1, 4, 2, [-2.6, -2.4])
  return (
    `<g fill="none"><defs><g id="le"><path stroke-width="12" d="${both}"/><path stroke-width="18" d="${glyph.broad}"/></g></defs>` +
    `${below.join('')}<g transform="${at(0)}">${top}</g></g>`
  )
}
