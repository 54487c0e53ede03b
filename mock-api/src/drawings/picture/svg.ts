import type { CurvedLoop } from '../metal/fit.ts'
import type { Vec2 } from './vector.ts'

/** Paths are drawn in whole fifths of a pixel inside `scale(.2)`: shorter than decimals. */
export const stepsPerPixel = 5

/** Broad surfaces are blurred afterwards, so their layers may lie on a coarser raster: this many steps. */
export const broadGrain = 2

/** Stands for a step of a metal's light until the picture is written in its metal. */
export function tokenFor(step: number): string {
  return `@${String.fromCharCode(97 + step)}`
}

/** Gives every step of light the colour it has in a metal. */
export function inMetal(markup: string, colourOf: (step: number) => string): string {
  return markup.replace(/@([a-z])/g, (_, letter: string) => colourOf(letter.charCodeAt(0) - 97))
}

/** The path of closed lines: an absolute start, then steps from point to point. */
export function pathOf(loops: readonly (readonly Vec2[])[]): string {
  return loops.map(loopPath).join('')
}

function loopPath(loop: readonly Vec2[]): string {
  let [x, y] = [0, 0]
  let path = ''
  for (const point of loop) {
    const [nextX, nextY] = [Math.round(point[0] * stepsPerPixel), Math.round(point[1] * stepsPerPixel)]
    const [dx, dy] = [nextX - x, nextY - y]
    if (path === '') path = `M${pair(nextX, nextY)}l`
    else if (dx === 0 && dy === 0) continue
    else path += dx < 0 || path.endsWith('l') ? pair(dx, dy) : ` ${pair(dx, dy)}`
    ;[x, y] = [nextX, nextY]
  }
  return path.endsWith('l') ? '' : `${path}z`
}

/** The path of closed curves, for a group that is scaled by the grain. */
export function curvedPathOf(loops: readonly CurvedLoop[], grain = 1): string {
  return loops.map((loop) => curvedLoopPath(loop, grain)).join('')
}

function curvedLoopPath({ start, cubics }: CurvedLoop, grain: number): string {
  const fine = (way: number) => Math.round((way * stepsPerPixel) / grain)
  let [x, y] = [fine(start[0]), fine(start[1])]
  let path = `M${pair(x, y)}c`
  cubics.forEach((cubic, index) => {
    cubic.forEach((point, part) => {
      const [dx, dy] = [fine(point[0]) - x, fine(point[1]) - y]
      path += dx < 0 || (index === 0 && part === 0) ? pair(dx, dy) : ` ${pair(dx, dy)}`
    })
    ;[x, y] = [fine(cubic[2][0]), fine(cubic[2][1])]
  })
  return `${path}z`
}

function pair(x: number, y: number): string {
  return y < 0 ? `${x}${y}` : `${x} ${y}`
}

/** A number for an attribute, with at most this many decimals. */
export function short(value: number, decimals = 1): string {
  const factor = 10 ** decimals
  const rounded = Math.round(value * factor) / factor
  return String(rounded === 0 ? 0 : rounded).replace(/^(-?)0\./, '$1.')
}

/** A place on the picture, in whole steps. */
export function placeOf([x, y]: Vec2): string {
  return `${short(x * stepsPerPixel, 0)} ${short(y * stepsPerPixel, 0)}`
}
