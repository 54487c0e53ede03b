import { ball } from './ball.ts'
import { cluster } from './cluster.ts'
import { earringSettingScene, hook, pair, post } from './earring-setting.ts'
import { barOfStones, plainBar } from './bars.ts'
import { letterAnchor, letterParts } from './letters.ts'
import { product, rotationY, rotationZ, translation } from './matrix.ts'
import { plainMount } from './mount.ts'
import { pearl } from './pearl.ts'
import type { EarringsLook } from './piece-look.ts'
import { SceneParts, type Part, type Scene } from './scene.ts'
import { shankSection } from './sections.ts'
import { smallCollar } from './small-setting.ts'
import { stoneBandScene } from './stone-band.ts'
import { ringOf } from './sweep.ts'
import { meleeSpec, usualStone } from './usual-stone.ts'
import { edgeRing } from './wires.ts'
import { radians } from './vector.ts'

/** A pair of earrings. */
export function earringsScene(look: EarringsLook): Scene {
  const { style } = look
  if (style === 'hoop' || style === 'huggie') return hoops(look)
  return style === 'stud' ? studs(look) : drops(look)
}

function studs(look: EarringsLook): Scene {
  const { motif, shape } = look
  const gem = look.gem ?? 'NATURAL_DIAMOND'
  const parts = new SceneParts()
  switch (motif) {
    case 'cluster': {
      const flower = cluster(gem, 3.2)
      return pair([...flower.parts, ...post(-flower.backMm)], flower.radiusMm)
    }
    case 'bar':
      parts.addAll(look.gem ? barOfStones(gem, 7, 1.6) : plainBar(13, 2.2), rotationZ(radians(90)))
      return pair([...parts.list(), ...post(-0.9)], 2.6)
    case 'plain':
    case 'row':
      parts.metal(ball(2.5, 36, 22))
      return pair([...parts.list(), ...post(-2.3)], 2.6)
    case 'initial':
      parts.addAll(letterParts(look.letter ?? 'A', { heightMm: 7, strokeMm: [0.6, 0.45] }))
      parts.addAll(post(-0.2), translation(letterAnchor(look.letter ?? 'A', 7)))
      return pair(parts.list(), 3.4)
    case 'pearl':
      return pair([...pearl(7.5, 'below'), ...post(-3.8)], 3.75)
    case 'halo':
    case 'solitaire': {
      const stone = usualStone(shape, gem, motif === 'halo' ? 4.5 : undefined)
      return earringSettingScene({
        ...plainMount,
        kind: 'earring-setting',
        style: 'stud',
        hangsFrom: 'nothing',
        halo: motif === 'halo' ? 'single' : 'none',
        stone,
      })
    }
  }
}

function drops(look: EarringsLook): Scene {
  const { motif, shape } = look
  const gem = look.gem ?? 'NATURAL_DIAMOND'
  const parts = new SceneParts()
  switch (motif) {
    case 'pearl':
      parts.addAll(pearl(8, 'above'), translation([0, 0, -0.5]))
      parts.metal(edgeRing(0.55, 0.17, [0, 4.6, -0.5]))
      parts.metal(hook(5))
      return pair(parts.list(), 4)
    case 'row':
      // Largest below.
      for (const [index, diameter] of [4, 3.4, 2.9, 2.5, 2.2].entries()) {
        const y = [0, 4.75, 8.85, 12.45, 15.65][index] ?? 0
        parts.addAll(smallCollar(meleeSpec(diameter, gem)), translation([0, y, 0]))
        if (index > 0) parts.metal(edgeRing(0.42, 0.15, [0, y - diameter / 2 - 0.42, -0.4]))
      }
      return pair([...parts.list(), ...movedBy(post(-1.05), 15.65)], 2.6)
    default: {
      const isHalo = motif === 'halo'
      return earringSettingScene({
        ...plainMount,
        kind: 'earring-setting',
        style: 'drop',
        hangsFrom: 'stone',
        halo: isHalo ? 'single' : 'none',
        stone: usualStone(shape, gem, isHalo ? 6.2 : undefined),
      })
    }
  }
}

function hoops(look: EarringsLook): Scene {
  const gem = look.gem ?? 'NATURAL_DIAMOND'
  const isHuggie = look.style === 'huggie'
  const innerDiameterMm = isHuggie ? 9.5 : 17
  const parts = new SceneParts()
  if (look.motif === 'row') {
    parts.addAll(
      stoneBandScene({
        kind: 'stone-band',
        coverage: isHuggie ? 'half' : 'third',
        setting: 'pave',
        rows: 1,
        widthMm: isHuggie ? 2.3 : 2,
        bandDepthMm: 1.5,
        shape: 'round-brilliant',
        gems: [gem],
        innerDiameterMm,
      }).parts,
      // The ring stands with its axis across the ear.
      rotationZ(radians(90)),
    )
  } else {
    parts.metal(
      ringOf(innerDiameterMm / 2, () => shankSection(2, 1.7), { steps: 200 }),
      rotationZ(radians(90)),
    )
    if (look.motif === 'initial') {
      const heightMm = 6.5
      const below = -innerDiameterMm / 2 - 1.7
      parts.metal(edgeRing(0.75, 0.18, [0, below + 0.1, 0]))
      parts.addAll(
        letterParts(look.letter ?? 'A', { heightMm, strokeMm: [0.55, 0.4] }),
        product(translation([0, below - 0.5 - heightMm / 2, 0]), rotationY(radians(-45))),
      )
    }
  }
  const one = parts.list()
  const both = new SceneParts()
  const apart = innerDiameterMm * 0.55
  both.addAll(one, product(translation([-apart, 0, 0]), rotationY(radians(38))))
  both.addAll(one, product(translation([apart, 0, 0]), rotationY(radians(52))))
  return { kind: 'hanging', parts: both.list(), focus: null }
}

function movedBy(list: readonly Part[], y: number): readonly Part[] {
  const parts = new SceneParts()
  parts.addAll(list, translation([0, y, 0]))
  return parts.list()
}
