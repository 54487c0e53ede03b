import { ball } from '../primitives/ball.ts'
import { cluster, clusterStones } from '../parts/cluster.ts'
import { hoopOpening, hoopPair, hoopPost } from '../parts/hoop.ts'
import { earringSettingScene, hook, hookHole, pair, post } from './earring-setting.ts'
import { barLean, barOfStones, plainBar } from '../parts/bars.ts'
import { letterAnchor, letterParts } from '../parts/letters.ts'
import { product, rotationX, rotationY, rotationZ, translation } from '../primitives/matrix.ts'
import { plainMount } from '../parts/mount.ts'
import { pearl } from '../stones/pearl.ts'
import type { EarringsGeometry, StoneBandGeometry } from './piece.ts'
import { SceneParts, type Part, type Scene, type StoneSpec } from '../scene/scene.ts'
import { shankSection } from '../primitives/sections.ts'
import { smallCollar } from '../parts/small-setting.ts'
import { paveWidthMm, setLengthMm, stoneBandScene } from './stone-band.ts'
import { ringOf } from '../primitives/sweep.ts'
import { stoneScale } from '../stones/total-carat.ts'
import { meleeSpec, usualStone } from '../stones/usual-stone.ts'
import { edgeRing } from '../primitives/wires.ts'
import { tube } from '../primitives/tube.ts'
import { fullTurn, radians, type Vector } from '../primitives/vector.ts'

/** A pair of earrings. */
export function earringsScene(look: EarringsGeometry): Scene {
  const { style } = look
  if (style === 'hoop' || style === 'huggie') return hoops(look)
  return style === 'stud' ? studs(look) : drops(look)
}

function studs(look: EarringsGeometry): Scene {
  const { motif } = look
  const gem = look.gem ?? 'NATURAL_DIAMOND'
  const parts = new SceneParts()
  switch (motif) {
    case 'cluster': {
      const flower = cluster(gem, 3.2 * stoneScale(perEar(look), clusterStones(3.2)))
      return pair([...flower.parts, ...post(-flower.backMm)], flower.radiusMm, [0, 0, -flower.backMm])
    }
    case 'bar':
      if (look.gem) parts.addAll(barOfStones(gem, 7, 1.6), rotationZ(radians(90)))
      else parts.addAll(plainBar(13, 2.2), product(rotationX(-barLean), rotationZ(radians(90))))
      return pair([...parts.list(), ...post(-0.9)], 2.6, [0, 0, -0.9])
    case 'plain':
    case 'row':
      parts.metal(ball(2.5, 36, 22))
      return pair([...parts.list(), ...post(-2.3)], 2.6, [0, 0, -2.3])
    case 'initial':
      parts.addAll(letterParts(look.letter ?? 'A', { heightMm: 7, strokeMm: [0.6, 0.45] }))
      parts.addAll(post(-0.2), translation(letterAnchor(look.letter ?? 'A', 7)))
      return pair(parts.list(), 3.4, letterAnchor(look.letter ?? 'A', 7))
    case 'pearl': {
      const radiusMm = (look.acrossMm ?? 7.5) / 2
      return pair([...pearl(radiusMm * 2, 'below'), ...post(-radiusMm - 0.05)], radiusMm, [0, 0, -radiusMm])
    }
    case 'halo':
    case 'solitaire': {
      const isHalo = motif === 'halo'
      const stone = mainStone(look, isHalo ? 4.5 : undefined)
      return earringSettingScene({
        ...plainMount,
        kind: 'earring-setting',
        style: 'stud',
        hangsFrom: 'nothing',
        halo: isHalo ? 'single' : 'none',
        stone,
      })
    }
  }
}

function drops(look: EarringsGeometry): Scene {
  const { motif } = look
  const gem = look.gem ?? 'NATURAL_DIAMOND'
  const parts = new SceneParts()
  switch (motif) {
    case 'pearl': {
      const radiusMm = (look.acrossMm ?? 8) / 2
      parts.addAll(pearl(radiusMm * 2, 'above'), translation([0, 0, -0.5]))
      parts.metal(edgeRing(0.55, 0.17, [0, radiusMm + 0.6, -0.5]))
      parts.metal(hook(radiusMm + 1))
      return pair(parts.list(), radiusMm, hookHole(radiusMm + 1))
    }
    case 'bar': {
      // Round, below the hook, on two links, and swung forward.
      const halfMm = 10
      const line: Vector[] = [
        [0, -halfMm, -0.5 + 2 * halfMm * Math.sin(barLean)],
        [0, halfMm, -0.5],
      ]
      parts.metal(tube(line, { radius: 1, up: [1, 0, 0], segments: 32 }))
      for (const upMm of [1.4, 2.3]) parts.metal(edgeRing(0.55, 0.17, [0, halfMm + upMm, -0.5]))
      parts.metal(hook(halfMm + 2.7))
      return pair(parts.list(), 4, hookHole(halfMm + 2.7))
    }
    case 'row': {
      const scale = stoneScale(
        perEar(look),
        rowOfDrops.map(({ diameterMm }) => meleeSpec(diameterMm)),
      )
      for (const [index, { diameterMm, upMm }] of rowOfDrops.entries()) {
        const diameter = diameterMm * scale
        parts.addAll(smallCollar(meleeSpec(diameter, gem)), translation([0, upMm * scale, 0]))
        if (index > 0) parts.metal(edgeRing(0.42, 0.15, [0, upMm * scale - diameter / 2 - 0.42, -0.4]))
      }
      const topMm = 15.65 * scale
      return pair([...parts.list(), ...movedBy(post(-1.05), topMm)], 2.6 * Math.max(1, scale), [
        0,
        topMm,
        -1.05,
      ])
    }
    default: {
      const isHalo = motif === 'halo'
      return earringSettingScene({
        ...plainMount,
        kind: 'earring-setting',
        style: 'drop',
        hangsFrom: 'stone',
        halo: isHalo ? 'single' : 'none',
        stone: mainStone(look, isHalo ? 6.2 : undefined),
      })
    }
  }
}

function hoops(look: EarringsGeometry): Scene {
  if (look.motif === 'row') return stoneHoops(look)
  const depthMm = 1.7
  const innerDiameterMm = hoopDiameterMm(look, depthMm)
  const outsideMm = innerDiameterMm / 2 + depthMm
  const parts = new SceneParts()
  const { from, to } = hoopOpening
  parts.metal(
    ringOf(innerDiameterMm / 2, () => shankSection(2, depthMm), {
      from: to,
      to: from + fullTurn,
      steps: 200,
    }),
    asHoop,
  )
  parts.addAll(hoopPost(outsideMm - depthMm / 2, hoopOpening))
  if (look.motif === 'initial') {
    const heightMm = 6.5
    parts.metal(edgeRing(0.75, 0.18, [0, 0.1 - outsideMm, 0]))
    parts.addAll(
      letterParts(look.letter ?? 'A', { heightMm, strokeMm: [0.55, 0.4] }),
      product(translation([0, -outsideMm - 0.5 - heightMm / 2, 0]), rotationY(radians(-22))),
    )
  }
  return hoopPair(parts.list(), outsideMm, outsideMm - depthMm / 2)
}

/** Hoops with a row of pavé along their front. */
function stoneHoops(look: EarringsGeometry): Scene {
  const hoop = hoopBand(look)
  const { coverage, widthMm } = hoop
  const outsideMm = hoop.innerDiameterMm / 2 + hoopDepthMm
  // The row of a huggie reaches to its top, and it opens behind.
  const opening =
    coverage === 'half'
      ? { from: hoopOpening.from + radians(30), to: hoopOpening.to + radians(30) }
      : hoopOpening
  const parts = new SceneParts()
  const band = stoneBandScene(hoop, opening)
  parts.addAll(band.parts, asHoop)
  parts.addAll(hoopPost(outsideMm - hoopDepthMm / 2, opening))
  return hoopPair(parts.list(), outsideMm + widthMm / 2, outsideMm - hoopDepthMm / 2)
}

/** How deep the row of a hoop is. */
const hoopDepthMm = 1.5

/** Inside. */
function hoopDiameterMm({ style, acrossMm }: EarringsGeometry, depthMm: number): number {
  if (acrossMm !== undefined) return acrossMm - 2 * depthMm
  return style === 'huggie' ? 9.5 : 17
}

/** The row of each of two hoops that are set with stones along their front. */
export function hoopBand(look: EarringsGeometry): StoneBandGeometry & { readonly innerDiameterMm: number } {
  const [coverage, picturedMm] = look.style === 'huggie' ? (['half', 2.3] as const) : (['third', 2] as const)
  const innerDiameterMm = hoopDiameterMm(look, hoopDepthMm)
  const rowMm = setLengthMm(coverage, innerDiameterMm / 2 + hoopDepthMm)
  const carat = perEar(look)
  return {
    kind: 'stone-band',
    coverage,
    setting: 'pave',
    rows: 1,
    widthMm: carat === undefined ? picturedMm : paveWidthMm(carat, rowMm),
    bandDepthMm: hoopDepthMm,
    shape: 'round-brilliant',
    gems: [look.gem ?? 'NATURAL_DIAMOND'],
    innerDiameterMm,
  }
}

/** Turns a ring for a finger into a hoop: its top to the front, its axis across the ear. */
const asHoop = rotationZ(radians(90))

/** The stones of a long earring, the largest below. */
const rowOfDrops = [
  { diameterMm: 4, upMm: 0 },
  { diameterMm: 3.4, upMm: 4.75 },
  { diameterMm: 2.9, upMm: 8.85 },
  { diameterMm: 2.5, upMm: 12.45 },
  { diameterMm: 2.2, upMm: 15.65 },
] as const

/** The stone of each earring; `lengthMm` as pictured, where that is not about a carat, of one within a halo. */
function mainStone(look: EarringsGeometry, lengthMm: number | undefined): StoneSpec {
  const gem = look.gem ?? 'NATURAL_DIAMOND'
  const pictured = usualStone(look.shape, gem, lengthMm)
  const scale = stoneScale(perEar(look), [pictured])
  return usualStone(look.shape, gem, pictured.lengthMm * scale)
}

/** Carats of one of the two. */
function perEar({ totalCarat }: EarringsGeometry): number | undefined {
  return totalCarat === undefined ? undefined : totalCarat / 2
}

function movedBy(list: readonly Part[], y: number): readonly Part[] {
  const parts = new SceneParts()
  parts.addAll(list, translation([0, y, 0]))
  return parts.list()
}
