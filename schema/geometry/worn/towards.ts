/** Where a field comes to zero on the way down from a number. */
export function towards(start: number, field: (at: number) => number): number {
  let place = start
  for (let step = 0; step < 300; step += 1) {
    const gap = field(place)
    if (gap < 0.01) break
    place -= gap * 0.6
  }
  return place
}
