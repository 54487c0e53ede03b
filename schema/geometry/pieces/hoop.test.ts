import { describe, expect, it } from 'vitest'
import { hoopOpening, hoopPost, onHoop, wireHoop } from '../parts/hoop.ts'
import { earringsScene } from './earrings.ts'
import type { EarringsGeometry } from './piece.ts'
import { cornersOf, openEdges } from '../testing/mesh-checks.ts'
import { distance, mix } from '../primitives/vector.ts'

const plain = { kind: 'earrings', shape: 'round-brilliant', gem: null, letter: null } as const
const hoops: readonly EarringsGeometry[] = [
  { ...plain, style: 'hoop', motif: 'plain' },
  { ...plain, style: 'hoop', motif: 'initial', letter: 'B' },
  { ...plain, style: 'hoop', motif: 'row', gem: 'NATURAL_DIAMOND' },
  { ...plain, style: 'huggie', motif: 'row', gem: 'RUBY' },
]

describe('a hoop', () => {
  it('is open where the ear goes, but for a straight post', () => {
    const radiusMm = 9
    const parts = wireHoop(radiusMm, 0.85)
    const middle = onHoop(radiusMm, mix(hoopOpening.from, hoopOpening.to, 0.5))
    const nearest = Math.min(...[...cornersOf({ parts }, 'metal')].map((corner) => distance(corner, middle)))
    // A closed ring has metal less than a millimetre from there; the corners of the post are at its ends.
    expect(nearest).toBeGreaterThan(2)
    const [from, to] = [onHoop(radiusMm, hoopOpening.from), onHoop(radiusMm, hoopOpening.to)]
    const post = [...cornersOf({ parts: hoopPost(radiusMm, hoopOpening) }, 'metal')]
    for (const end of [from, to]) {
      expect(Math.min(...post.map((corner) => distance(corner, end)))).toBeLessThan(1)
    }
  })

  it.each(hoops)('is of closed bodies: $style, $motif', (look) => {
    for (const { mesh } of earringsScene(look).parts) expect(openEdges(mesh)).toEqual([])
  })

  it.each(hoops)('stands clear of the other one of its pair: $style, $motif', (look) => {
    const across = [...cornersOf(earringsScene(look), 'metal')].map(([x]) => x)
    const left = Math.max(...across.filter((x) => x < 0))
    const right = Math.min(...across.filter((x) => x >= 0))
    expect(right - left).toBeGreaterThan(1)
  })
})
