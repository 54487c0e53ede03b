import type { Part } from './part.ts'
import { broadGrain, tokenFor } from './svg.ts'

/** A picture of the catalogue's size round its markup. */
export function svgOf(title: string, markup: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600" viewBox="0 0 600 600">` +
    `<title>${title}</title>${markup}</svg>`
  )
}

/** Melts the steps of light on a broad surface into one another. */
export const polishFilter = polishOf(2.6)

/** The same for walls so broad and even that a step would show. */
export const softPolishFilter = polishOf(6.5)

function polishOf(deviation: number): string {
  return `<filter id="b" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`
}

/** The markup of one part of a picture; `index` tells its names from those of other parts. */
export function partMarkup(part: Part, index: number): string {
  if (part.kind === 'markup') return part.markup
  if (part.kind === 'stone') {
    const paths = part.patches.map(
      ({ colour, path }) => `<path fill="${colour}" stroke="${colour}" d="${path}"/>`,
    )
    return `<path fill="#bbb" stroke="#8c8a87" stroke-width="4" d="${part.rim}"/><g stroke-width="2">${paths.join('')}</g>`
  }
  const outlines = part.works.map(({ outline, base }, n) => {
    const id = part.isBroad ? ` id="o${index}${n}"` : ''
    // a fine dark line parts the wires of a head from the stone and from each other
    const edge = part.isBroad || part.isEdged === false ? base : Math.max(0, base - 6)
    return `<path${id} fill="${tokenFor(base)}" stroke="${tokenFor(edge)}" d="${outline}"/>`
  })
  const layers = part.works.map((work) => work.layers.map(({ step, path }) => painted(step, path)).join(''))
  if (!part.isBroad)
    return `<g stroke-width="3">${outlines.map((outline, n) => outline + (layers[n] ?? '')).join('')}</g>`
  const clips = part.works.map((_, n) => `<use href="#o${index}${n}"/>`)
  return (
    `${outlines.join('')}<clipPath id="c${index}">${clips.join('')}</clipPath><g clip-path="url(#c${index})">` +
    `<g filter="url(#b)">${part.works.map((_, n) => `<use href="#o${index}${n}"${n === 0 ? ' stroke-width="20"' : ''}/><g transform="scale(${broadGrain})">${layers[n] ?? ''}</g>`).join('')}</g></g>`
  )
}

function painted(step: number, path: string): string {
  return `<path fill="${tokenFor(step)}" d="${path}"/>`
}
