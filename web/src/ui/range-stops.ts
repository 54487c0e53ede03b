/** Where a handle of a range can stand: whole numbers in the smallest step of the range, the least first. */
export type Stops = readonly [number, ...number[]]

/** Numbers that read well, per power of ten: a handle moves by a tenth or less of what it stands at. */
const leadingDigits = [
  100, 105, 110, 115, 120, 125, 130, 135, 140, 145, 150, 155, 160, 165, 170, 175, 180, 185, 190, 195, 200,
  210, 220, 230, 240, 250, 260, 270, 280, 290, 300, 320, 340, 350, 360, 380, 400, 420, 450, 480, 500, 550,
  600, 650, 700, 750, 800, 850, 900, 950,
]

/**
 * The stops of a range, which is not linear: as many between 100 and 200 as between 10 000 and 20 000, so
 * that the low end, where most of it is, can be aimed at. Both ends are stops, and so is all of `extra`.
 */
export function rangeStops(min: number, max: number, extra: readonly number[] = []): Stops {
  const all = new Set([max, ...extra.filter((stop) => stop > min && stop < max)])
  for (let scale = -2; 10 ** (scale + 2) <= max; scale += 1) {
    for (const digits of leadingDigits) {
      // Divided, because a fraction of ten is not exact.
      const stop = scale < 0 ? digits / 10 ** -scale : digits * 10 ** scale
      if (Number.isInteger(stop) && stop > min && stop < max) all.add(stop)
    }
  }
  all.delete(min)
  return [min, ...[...all].toSorted((a, b) => a - b)]
}

/** The place of the stop that is nearest to a number. */
export function nearestStop(stops: Stops, value: number): number {
  const above = stops.findIndex((stop) => stop >= value)
  if (above === -1) return stops.length - 1
  const [below = value, next = value] = [stops[above - 1], stops[above]]
  return above > 0 && value - below < next - value ? above - 1 : above
}

/** Where a number stands on the rail, from 0 at its beginning to 1 at its end; between two stops in proportion. */
export function placeOnRail(stops: Stops, value: number): number {
  const last = stops.length - 1
  const above = stops.findIndex((stop) => stop >= value)
  if (above <= 0) return above === 0 || last === 0 ? 0 : 1
  const [below = value, next = value] = [stops[above - 1], stops[above]]
  return (above - 1 + (value - below) / (next - below)) / last
}
