import type { MetalColourSlug } from '@shop/schema/domain/taxonomy'

/** Each polished metal from its darkest reflection to its highlight. */
const ramps: Record<MetalColourSlug, readonly string[]> = {
  platinum: ['#19191a', '#444444', '#6d6d6d', '#959594', '#bab9b8', '#dbdad8', '#fdfdfc'],
  'white-gold': ['#1c1a17', '#494642', '#736f69', '#9c978f', '#c2bdb3', '#e2ddd3', '#fffdf7'],
  palladium: ['#141415', '#39393a', '#5d5e5f', '#818283', '#a3a4a5', '#c6c7c7', '#f1f1f1'],
  'yellow-gold': ['#201204', '#533917', '#85622c', '#b08a44', '#d6b066', '#efd596', '#fff8da'],
  'rose-gold': ['#22100a', '#583627', '#8b5e4b', '#b98570', '#dcaa95', '#f2cfbf', '#fff4ec'],
}

/** The colour of a metal where it shows this much light, 0 dark to 1 highlight. */
export function metalColour(metal: MetalColourSlug, light: number): string {
  const ramp = ramps[metal]
  const place = Math.min(0.9999, Math.max(0, light)) * (ramp.length - 1)
  const step = Math.floor(place)
  const [from, to] = [channels(ramp[step]), channels(ramp[step + 1])]
  return `#${from.map((value, index) => hex(value + ((to[index] ?? 0) - value) * (place - step))).join('')}`
}

function channels(colour = '#000000'): number[] {
  return [1, 3, 5].map((start) => parseInt(colour.slice(start, start + 2), 16))
}

function hex(value: number): string {
  return Math.round(value).toString(16).padStart(2, '0')
}
