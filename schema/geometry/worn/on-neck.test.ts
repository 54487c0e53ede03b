import { describe, expect, it } from 'vitest'
import { necklaceScene } from '../pieces/necklace.ts'
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

describe('a necklace that is stones or chain all along', () => {
  const usual = { kind: 'necklace', shape: 'round-brilliant', letter: null, chain: 'belcher' } as const
  const placesOf = (motif: 'tennis' | 'chain', material: string) =>
    onNeck(
      necklaceScene({ ...usual, motif, gem: motif === 'tennis' ? 'NATURAL_DIAMOND' : null }),
    ).parts.flatMap((part) =>
      part.material === material && part.instances.length > 60
        ? part.instances.map((place) => ({ at: [place[3], place[7], place[11]] as const, up: place[10] }))
        : [],
    )

  it('goes round the neck on the skin, its stones looking away from it', () => {
    const stones = placesOf('tennis', 'melee')
    expect(stones.length).toBeGreaterThan(80)
    expect(Math.min(...stones.map(({ at }) => neckField(...at)))).toBeGreaterThan(0.5)
    const lowest = stones.toSorted((a, b) => a.at[1] - b.at[1])[0]
    expect(Math.abs(lowest?.at[0] ?? 99)).toBeLessThan(3)
    expect(lowest?.up).toBeGreaterThan(0.6)
  })

  it('hangs lower the longer it is', () => {
    const lowest = (places: ReturnType<typeof placesOf>) => Math.min(...places.map(({ at }) => at[1]))
    expect(lowest(placesOf('tennis', 'melee'))).toBeCloseTo(54, 0)
    expect(lowest(placesOf('chain', 'metal'))).toBeCloseTo(22, 0)
  })
})
