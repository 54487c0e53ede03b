import { describe, expect, it } from 'vitest'
import { plainBandScene } from '../pieces/plain-band.ts'
import { usualInnerDiameterMm } from '../pieces/piece.ts'
import { handField } from './hand-field.ts'
import { onHand } from './on-hand.ts'

const ring = plainBandScene({ kind: 'band', profile: 'd-shaped', widthMm: 3, finish: 'polished' })

describe('a ring on a hand', () => {
  it('fits its finger all round', () => {
    const radiusMm = usualInnerDiameterMm / 2
    for (let degrees = 0; degrees < 360; degrees += 15) {
      const [x, z] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
      const gapMm = handField(radiusMm * x, 0, radiusMm * z)
      expect(gapMm).toBeGreaterThan(0)
      expect(gapMm).toBeLessThan(0.06)
    }
  })

  it('is larger on a thicker finger, and so is what the picture shows', () => {
    const [usual, thick] = [onHand(ring), onHand(ring, usualInnerDiameterMm * 1.2)]
    expect(usual.parts.at(-1)).toMatchObject({
      material: 'skin',
      instances: [[1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0]],
    })
    expect(thick.parts.at(-1)?.instances[0]?.[0]).toBeCloseTo(1.2)
    expect(thick.focus?.widthMm).toBeCloseTo((usual.focus?.widthMm ?? 0) * 1.2)
  })

  it('keeps all that the ring is made of', () => {
    expect(onHand(ring).parts.slice(0, -1)).toEqual(ring.parts)
  })
})
