import { metalLooks, type MetalLook } from '@shop/schema/geometry/looks/metal-looks'
import { linearColour } from '#lib/linear-colour.ts'

/** Colours of a polished metal for CSS, from where little light falls on it to where it shines. */
export interface MetalTones {
  readonly shade: string
  readonly plain: string
  readonly shine: string
}

/** How much of the light reaches a band at its sides and in its middle. */
const shaded = 0.3
const lit = 0.74
/** How white a band shines where it is brightest. */
const whitened = 0.5

/** The tones a band is drawn with, of the metals as pictures and the live view have them. */
export function metalTones(metal: MetalLook): MetalTones {
  return {
    shade: tone(metal, shaded),
    plain: tone(metal, lit),
    shine: tone(metal, 1 - whitened, whitened),
  }
}

function tone(metal: MetalLook, share: number, white = 0): string {
  return linearColour(metalLooks[metal].map((light) => light * share + white))
}
