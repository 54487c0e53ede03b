import type { NecklacePicture } from '@shop/fixtures/designs/piece-picture'
import { stepOf } from '../metal/metalwork.ts'
import type { Camera } from '../picture/camera.ts'
import { short, stepsPerPixel, tokenFor } from '../picture/svg.ts'
import type { Vec2, Vec3 } from '../picture/vector.ts'

export type ChainKind = NecklacePicture['chain']

interface Link {
  /** Its two faces in turn, drawn 100 long, lying along x. */
  readonly faces: readonly [string, string]
  /** Distance from link to link, in lengths of a link. */
  readonly pitch: number
  /** Length for a chain of usual weight. */
  readonly lengthMm: number
}

/** Strokes on one line from the dark of its edge to the gleam along its top. */
function wire(path: string, width: number): string {
  const stroke = (light: number, share: number, dy: number) =>
    `<path fill="none" stroke="${tokenFor(stepOf(light))}" stroke-width="${short(width * share, 1)}" stroke-linecap="round"${dy === 0 ? '' : ` transform="translate(0 ${short(-dy * width, 1)})"`} d="${path}"/>`
  return stroke(0.14, 1.12, 0) + stroke(0.55, 0.92, 0) + stroke(0.76, 0.62, 0.08) + stroke(1, 0.26, 0.16)
}

const oval = (half: number, height: number) =>
  `M${-half + height} ${-height}H${half - height}A${height} ${height} 0 0 1 ${half - height} ${height}H${height - half}A${height} ${height} 0 0 1 ${height - half} ${-height}z`
const edgeOn = (half: number) => `M${-half} 0H${half}`

const box = (light: number, gleam: number) =>
  `<rect x="-46" y="-46" width="92" height="92" rx="10" fill="${tokenFor(stepOf(0.14))}"/><rect x="-40" y="-40" width="80" height="80" rx="8" fill="${tokenFor(stepOf(light))}"/><rect x="-40" y="-40" width="80" height="30" rx="8" fill="${tokenFor(stepOf(gleam))}"/>`

const links: Readonly<Record<ChainKind, Link>> = {
  trace: {
    faces: [wire(oval(43, 26), 14), wire(edgeOn(40), 16)],
    pitch: 0.72,
    lengthMm: 1.35,
  },
  belcher: {
    faces: [wire(oval(38, 34), 25), wire(edgeOn(34), 30)],
    pitch: 0.56,
    lengthMm: 1.6,
  },
  curb: {
    faces: [
      `<g transform="rotate(-22)">${wire(oval(45, 25), 19)}</g>`,
      `<g transform="rotate(-22)">${wire(oval(45, 25), 19)}</g>`,
    ],
    pitch: 0.52,
    lengthMm: 1.7,
  },
  box: { faces: [box(0.72, 0.97), box(0.5, 0.8)], pitch: 0.88, lengthMm: 0.95 },
}

/** The drawings that the links of a chain are copies of. */
export function chainDrawings(kind: ChainKind): string[] {
  return links[kind].faces.map((face, index) => `<g id="x${index}">${face}</g>`)
}

/** Links of a chain along a line of the world, `weight` times as large as usual. */
export function chainMarkup(kind: ChainKind, line: readonly Vec3[], camera: Camera, weight = 1): string {
  const { pitch, lengthMm } = links[kind]
  const length = lengthMm * weight
  return spacedAlong(line, length * pitch)
    .map(({ at, ahead }, index) => {
      const [from, to] = [camera.project(at), camera.project(ahead)]
      const way: Vec2 = [to[0] - from[0], to[1] - from[1]]
      const stride = Math.hypot(at[0] - ahead[0], at[1] - ahead[1], at[2] - ahead[2]) || 1
      const along = (Math.hypot(...way) / stride) * ((length * stepsPerPixel) / 100)
      const across = (camera.pixelsPerMm * length * stepsPerPixel) / 100
      const turned = short((Math.atan2(way[1], way[0]) * 180) / Math.PI, 0)
      const place = from.map((part) => short(part * stepsPerPixel, 0)).join(' ')
      return `<use href="#x${index % 2}" transform="translate(${place})rotate(${turned})scale(${short(along, 2)} ${short(across, 2)})"/>`
    })
    .join('')
}

interface Station {
  readonly at: Vec3
  readonly ahead: Vec3
}

/** Places at even distances along a line, each with a point a little further on. */
export function spacedAlong(line: readonly Vec3[], distance: number): Station[] {
  const places: Station[] = []
  let left = distance / 2
  line.slice(1).forEach((to, index) => {
    const from = line[index] ?? to
    const stretch = Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2])
    while (left <= stretch) {
      const share = left / stretch
      const point = (along: number): Vec3 => [
        from[0] + (to[0] - from[0]) * along,
        from[1] + (to[1] - from[1]) * along,
        from[2] + (to[2] - from[2]) * along,
      ]
      places.push({ at: point(share), ahead: point(share + 0.2 / stretch) })
      left += distance
    }
    left -= stretch
  })
  return places
}
