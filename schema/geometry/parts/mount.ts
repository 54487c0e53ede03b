import { haloReachMm, haloRings } from './halo.ts'
import { stoneHead, type HeadShape } from './head.ts'
import type { MountLook } from '../looks/piece-look.ts'
import { SceneParts, type Material, type Part, type StoneSpec } from '../scene/scene.ts'
import { cutStone, type Stone } from '../stones/stone.ts'

/** A main stone in its head, as it hangs or sits on an ear: its length up, its table towards the viewer. */
export interface Mount {
  readonly parts: readonly Part[]
  /** From the stone's middle to the upper and lower end and to the sides of what holds it. */
  readonly upMm: number
  readonly downMm: number
  readonly sideMm: number
  /** How far behind the girdle its feet are. */
  readonly backMm: number
}

type BareMountLook = Omit<MountLook, 'halo'>

/** What holds the main stone of a pendant or of an earring. */
export function mount(spec: StoneSpec, look: MountLook, material: Material = 'stone'): Mount {
  if (look.halo === 'none') return bareMount(spec, look, material)
  const rows = look.halo === 'single' ? 1 : 2
  const stone = cutStone(spec)
  const parts = new SceneParts()
  parts.addAll(headParts(stone, look, { weight: 0.7, notch: 0.85, material }))
  parts.addAll(haloRings(stone, rows))
  // A ring above a halo must not reach its stones.
  return mountOf(stone, parts.list(), haloReachMm(stone, rows), 0.3)
}

/** What holds a stone that has nothing round it. */
export function bareMount(spec: StoneSpec, look: BareMountLook, material: Material = 'stone'): Mount {
  const stone = cutStone(spec)
  const parts = headParts(stone, look, { weight: 0.85, material })
  return mountOf(stone, parts, look.head === 'rubover' ? 0.4 : 0.12)
}

export const plainMount: MountLook = { head: 'claw', clawCount: 4, halo: 'none' }

function headParts(
  stone: Stone,
  { head, clawCount }: BareMountLook,
  hold: Pick<HeadShape, 'weight' | 'notch' | 'material'>,
): readonly Part[] {
  return stoneHead(stone, {
    head,
    clawCount,
    heightMm: backMm(stone),
    foot: 0.45,
    rails: [0.5, 0.94],
    ...hold,
  })
}

function mountOf(stone: Stone, parts: readonly Part[], beyondMm: number, clearMm = 0): Mount {
  const { lengthMm, widthMm } = stone.spec
  return {
    parts,
    upMm: lengthMm / 2 + beyondMm + clearMm,
    downMm: lengthMm / 2 + beyondMm,
    sideMm: widthMm / 2 + beyondMm,
    backMm: backMm(stone),
  }
}

function backMm({ culetMm }: Stone): number {
  return -culetMm + 0.35
}
