import type { Sky } from './beam.ts'
import { dot, scale, type Vec3 } from '../picture/vector.ts'

interface Panel {
  readonly towards: Vec3
  readonly light: number
}

const panelLights = [0, 0.04, 0.1, 0.32, 0.7, 1, 1.25, 1.5]

/** Round cards of many greys, hung evenly about the stone: what makes it sparkle. */
const panels: readonly Panel[] = hangPanels(84)

function hangPanels(count: number): Panel[] {
  let seed = 7
  return Array.from({ length: count }, (_, index) => {
    seed = (seed * 16807) % 2147483647
    const z = 1 - (2 * (index + 0.5)) / count
    const radius = Math.sqrt(1 - z * z)
    const angle = index * Math.PI * (3 - Math.sqrt(5))
    const light = panelLights[seed % panelLights.length] ?? 0.5
    return { towards: [radius * Math.cos(angle), radius * Math.sin(angle), z], light }
  })
}

/** The light round a stone: panels over a bright tent, the dark of the camera itself, and the mount below. */
export function skyFor(sight: Vec3, up: Vec3, isMounted: boolean): Sky {
  const toCamera = scale(sight, -1)
  return (direction) => {
    let [nearest, light] = [-2, 0]
    for (const panel of panels) {
      const closeness = dot(panel.towards, direction)
      if (closeness > nearest) [nearest, light] = [closeness, panel.light]
    }
    const height = dot(direction, up)
    if (isMounted && height < -0.2) return { light: 0.34 + 0.45 * light, isMount: true }
    const tent = height > 0 ? 0.75 + 0.4 * height : 0.55
    const lit = 0.68 * light + 0.38 * tent
    return {
      light:
        dot(direction, toCamera) > 0.955 ? lit * 0.15 + (isMounted ? 0 : 0.12) : lit * (isMounted ? 1 : 1.12),
      isMount: false,
    }
  }
}
