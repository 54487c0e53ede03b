import { haloReachMm, haloRings } from './halo.ts'
import { stoneHead } from './head.ts'
import type { MountLook } from './piece-look.ts'
import { SceneParts, type Material, type Part, type StoneSpec } from './scene.ts'
import { cutStone } from './stone.ts'

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

/** What holds the main stone of a pendant or of an earring. */
export function mount(
  spec: StoneSpec,
  { head, clawCount, halo }: MountLook,
  material: Material = 'stone',
): Mount {
  const stone = cutStone(spec)
  const rows = halo === 'none' ? 0 : halo === 'single' ? 1 : 2
  const heightMm = -stone.culetMm + 0.35
  const parts = new SceneParts()
  parts.addAll(
    stoneHead(stone, {
      head,
      clawCount,
      heightMm,
      foot: 0.45,
      rails: [0.5, 0.94],
      material,
      ...(rows > 0 ? { weight: 0.7, notch: 0.85 } : { weight: 0.85 }),
    }),
  )
  if (rows > 0) parts.addAll(haloRings(stone, rows === 1 ? 1 : 2))
  const wall = head === 'rubover' ? 0.4 : 0.12
  const beyond = rows > 0 ? haloReachMm(stone, rows === 1 ? 1 : 2) : wall
  return {
    parts: parts.list(),
    // A ring above a halo must not reach its stones.
    upMm: spec.lengthMm / 2 + beyond + (rows > 0 ? 0.3 : 0),
    downMm: spec.lengthMm / 2 + beyond,
    sideMm: spec.widthMm / 2 + beyond,
    backMm: heightMm,
  }
}

export const plainMount: MountLook = { head: 'claw', clawCount: 4, halo: 'none' }
