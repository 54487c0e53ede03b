import { describe, expect, it } from 'vitest'
import { ball } from './ball.ts'
import { identity, product, rotationY, rotationZ, transform, translation } from './matrix.ts'
import { volumeMm3, type Mesh } from './mesh.ts'
import { shadedMesh } from './normals.ts'
import { offsetOutline, girth } from './outline-offset.ts'
import { roundedRectangle } from './sections.ts'
import { evenly, spline } from './spline.ts'
import { plate, ringOf, sweepRound } from './sweep.ts'
import { openEdges } from '../testing/mesh-checks.ts'
import { closedTube, tube } from './tube.ts'
import { circle } from './wires.ts'

const bar = [
  [0, 0, 0],
  [0, 0, 10],
] as const

const bodies: readonly (readonly [name: string, body: Mesh, volumeMm3: number])[] = [
  ['a wire with flat ends', tube(bar, { radius: 1, ends: 'flat', segments: 96 }), 31.39],
  ['a wire with round ends', tube(bar, { radius: 1, segments: 96 }), 35.53],
  [
    'a ring of wire',
    closedTube(
      circle(5, 128).map(([x, y]) => [x, y, 0]),
      { radius: 1, up: [0, 0, 1], segments: 64 },
    ),
    98.4,
  ],
  ['a ball', ball(1, 96, 64), 4.18],
  ['a rail round an outline', sweepRound(circle(5, 128), roundedRectangle(1, 1, 0.2)), 30.3],
  ['a plate', plate(circle(5, 128), 0, 2, { roundingMm: 0.01 }), 156.9],
  [
    'a ring',
    ringOf(8, () => [
      [0, -1],
      [1, -1],
      [1, 1],
      [0, 1],
    ]),
    106.8,
  ],
  [
    'half a ring',
    ringOf(
      8,
      () => [
        [0, -1],
        [1, -1],
        [1, 1],
        [0, 1],
      ],
      { from: 0, to: Math.PI },
    ),
    53.4,
  ],
]

describe('bodies', () => {
  it.each(bodies)('are closed and wound outwards: %s', (_name, body, volume) => {
    expect(openEdges(body)).toEqual([])
    expect(volumeMm3(body)).toBeCloseTo(volume, 0)
  })
})

describe('lines', () => {
  it('run through their points', () => {
    const points = [
      [0, 0, 0],
      [1, 2, 0],
      [3, 1, 1],
    ] as const
    const line = spline(points, 8)
    expect([line[0], line[4], line[8]]).toEqual(points)
  })

  it('are cut into equal parts', () => {
    expect(
      evenly(
        [
          [0, 0, 0],
          [1, 0, 0],
          [4, 0, 0],
        ],
        5,
      ).map(([x]) => x),
    ).toEqual([0, 1, 2, 3, 4])
  })
})

describe('an outline moved out', () => {
  const square = [
    [0, 0],
    [4, 0],
    [4, 4],
    [0, 4],
  ] as const

  it('grows by the distance, with round corners', () => {
    expect(girth(offsetOutline(square, 1))).toBeCloseTo(16 + 2 * Math.PI, 1)
  })

  it('shrinks when it is moved in', () => {
    const inner = offsetOutline(square, -1)
    expect(Math.min(...inner.map(([x]) => x))).toBeCloseTo(1, 6)
    expect(Math.max(...inner.map(([, y]) => y))).toBeCloseTo(3, 6)
  })

  it('keeps a cleft free of loops', () => {
    const notched = [...square.slice(0, 3), [2.3, 4], [2, 2], [1.7, 4], square[3]] as const
    const moved = offsetOutline(notched, 0.5)
    expect(moved.filter(([x, y]) => Math.abs(x - 2) < 0.2 && y > 0 && y < 4)).toEqual([])
  })
})

describe('matrices', () => {
  it('do the last of a product first', () => {
    const [x, y, z] = transform(product(translation([1, 0, 0]), rotationZ(Math.PI / 2)), [1, 0, 0])
    expect([x, y, z].map((part) => Math.round(part * 1e6) / 1e6)).toEqual([1, 1, 0])
  })

  it('turn z towards x about the axis of a ring', () => {
    expect(transform(rotationY(Math.PI / 2), [0, 0, 1])[0]).toBeCloseTo(1, 9)
    expect(product(identity, identity)).toEqual(identity)
  })
})

describe('normals', () => {
  it('point outwards and are as long as 1', () => {
    const { positions, normals } = shadedMesh(ball(1))
    for (let index = 0; index < normals.length; index += 3) {
      const normal = normals.subarray(index, index + 3)
      const along = normal.reduce((sum, part, axis) => sum + part * (positions[index + axis] ?? 0), 0)
      expect(along).toBeGreaterThan(0.95)
    }
  })

  it('differ on both sides of an edge that is sharper than the crease', () => {
    const drum = plate(circle(5, 32), 0, 2, { roundingMm: 0.2 })
    expect(shadedMesh({ ...drum, creaseDegrees: 5 }).positions.length).toBeGreaterThan(drum.positions.length)
    expect(shadedMesh({ ...drum, creaseDegrees: 180 }).positions).toHaveLength(drum.positions.length)
  })
})
