/** Light of three primaries, from 0 to 1 and beyond, as CSS writes it; in few digits, the same on every machine. */
export function linearColour(lights: readonly number[]): string {
  return `color(srgb-linear ${lights.map((light) => Math.round(1e3 * light) / 1e3).join(' ')})`
}
