/**
 * The light that every picture of the shop is taken in, as grey strengths by direction: z up, the camera
 * towards -y.
 */
export type Light = (x: number, y: number, z: number) => number

/** A white tent with soft boxes and black cards: what metal and the faces of stones reflect. */
export function room(x: number, y: number, z: number): number {
  const azimuth = degrees(Math.atan2(x, -y))
  const elevation = degrees(Math.asin(Math.max(-1, Math.min(1, z))))
  const panel = (at: number, height: number, width: number, tall: number, soft: number) =>
    step(width / 2 + soft, width / 2 - soft, Math.abs(((azimuth - at + 540) % 360) - 180)) *
    step(tall / 2 + soft, tall / 2 - soft, Math.abs(elevation - height))
  let light = 0.2 + 0.1 * step(0, 0.8, z)
  // The floor throws light back up, more on one side.
  light += 0.75 * step(-0.12, -0.92, z) * (0.8 + 0.25 * Math.cos(((azimuth + 50) * Math.PI) / 180))
  // A dark line at the horizon gives polished metal its edge.
  light *= 1 - 0.6 * Math.exp(-(((z - 0.04) / 0.09) ** 2))
  light += 3.2 * step(0.66, 0.93, z)
  light += (2.6 + 2.2 * step(-78, -40, azimuth)) * panel(-56, 36, 44, 54, 4)
  light += (1.2 + 2 * step(85, 55, azimuth)) * panel(62, 30, 30, 64, 4)
  light += 1.4 * panel(24, 46, 9, 34, 3)
  light += 0.75 * panel(176, 34, 96, 30, 6) + 2.4 * panel(176, 66, 110, 18, 5)
  light *= 1 - 0.8 * panel(2, 8, 40, 26, 5)
  light *= 1 - 0.75 * panel(100, 20, 22, 80, 5)
  return light * (1 - 0.75 * panel(-106, 18, 20, 80, 5))
}

/** Strengths of the small lights, and their radii in tenths of a degree, from the zenith down in a spiral. */
const strengths = [
  0.9, 3.4, 3.4, 0.01, 0.03, 0.45, 0.03, 7, 0.9, 0.01, 0.9, 0.01, 7, 0.45, 2.2, 0.45, 0.01, 0.01, 0.45, 2.2,
  0.45, 7, 2.2, 3.4, 0.01, 0.9, 0.01, 0.45, 3.4, 0.9, 3.4, 2.2, 7, 2.2, 0.01, 0.03, 0.01, 7, 0.01, 3.4, 0.01,
  0.03, 0.03, 0.01,
]
const radii = [
  145, 114, 126, 136, 122, 119, 107, 126, 134, 141, 85, 128, 125, 97, 127, 120, 120, 89, 96, 105, 122, 97, 92,
  141, 104, 113, 89, 102, 99, 142, 108, 108, 103, 97, 129, 141, 126, 110, 119, 98, 94, 135, 136, 124,
]
const goldenAngle = Math.PI * (3 - Math.sqrt(5))

const sparkles = strengths.map((strength, place) => {
  const z = 1 - ((place + 0.5) / strengths.length) * 1.5
  const reach = Math.sqrt(1 - z * z)
  const angle = goldenAngle * place
  const edge = (side: number) => Math.cos((((radii[place] ?? 100) / 10 + side) * Math.PI) / 180)
  return {
    x: reach * Math.cos(angle),
    y: reach * Math.sin(angle),
    z,
    strength,
    outer: edge(1),
    inner: edge(-1),
  }
})

/** Small round lights among dark ones: what the facets of a stone flash at the eye. */
export function sparkle(x: number, y: number, z: number): number {
  let light = 0.16 + 0.22 * step(0, 0.5, z) + 0.3 * step(0, -0.7, z)
  for (const each of sparkles) {
    const near = x * each.x + y * each.y + z * each.z
    if (near <= each.outer) continue
    const inside = step(each.outer, each.inner, near)
    light = light * (1 - inside) + each.strength * inside
  }
  return light
}

/** 0 before the start, 1 after the end, smooth between. */
function step(start: number, end: number, value: number): number {
  const share = Math.min(1, Math.max(0, (value - start) / (end - start)))
  return share * share * (3 - 2 * share)
}

function degrees(angle: number): number {
  return (angle * 180) / Math.PI
}
