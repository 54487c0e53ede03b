import { describe, expect, it } from 'vitest'
import { pendantScene } from '../pieces/pendant.ts'
import { plainMount } from '../parts/mount.ts'
import { usualStone } from '../stones/usual-stone.ts'
import { neckField } from './neck-field.ts'
import { onNeck } from './on-neck.ts'

const pendant = pendantScene({
  ...plainMount,
  kind: 'pendant-setting',
  style: 'solitaire',
  carrier: 'none',
  bail: 'ring',
  chain: 'trace',
  stone: usualStone('round-brilliant', 'NATURAL_DIAMOND'),
})
const { parts } = onNeck(pendant)
/** Where the links of both ends of the chain are. */
const chainEnds = parts.flatMap(({ material, instances }) =>
  material === 'metal' && instances.length > 60
    ? [instances.map((place) => [place[3], place[7], place[11]] as const)]
    : [],
)

describe('a pendant on a neck', () => {
  it('hangs from a chain that goes up to both sides and round the neck', () => {
    expect(chainEnds).toHaveLength(2)
    for (const links of chainEnds) {
      const [, lowMm = 0] = links[0] ?? []
      const [x = 0, highMm = 0, z = 0] = links.at(-1) ?? []
      expect(highMm - lowMm).toBeGreaterThan(90)
      expect(Math.abs(x)).toBeGreaterThan(35)
      expect(z).toBeLessThan(-60)
    }
  })

  it('lies on the skin and nowhere in it', () => {
    for (const [x, y, z] of chainEnds.flat()) expect(neckField(x, y, z)).toBeGreaterThan(-0.3)
    const stone = parts.find(({ material }) => material === 'stone')?.instances[0]
    expect(stone && neckField(stone[3], stone[7], stone[11])).toBeGreaterThan(1)
  })
})
