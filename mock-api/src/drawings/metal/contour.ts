import type { Vec2 } from '../picture/vector.ts'

/** Heights over a grid of places on the picture. */
export interface Field {
  readonly rows: number
  readonly columns: number
  readonly places: readonly Vec2[]
  readonly heights: Float64Array
}

const outside = -1e6

/**
 * For each level, rising, the closed lines round every region above it: marching squares, where regions
 * that reach the grid's border are closed along it.
 */
export function contours(field: Field, levels: readonly number[]): Vec2[][][] {
  const crossed = cellsCrossedBy(field, levels)
  return levels.map((level, index) => loopsOf(field, level, crossed[index] ?? []))
}

function heightAt({ rows, columns, heights }: Field, row: number, column: number): number {
  if (row < 0 || column < 0 || row >= rows || column >= columns) return outside
  return heights[row * columns + column] ?? outside
}

/** A square, named by its number in the bordered grid, is worth a visit only between its lowest and highest corner. */
function cellsCrossedBy(field: Field, levels: readonly number[]): number[][] {
  const crossed: number[][] = levels.map(() => [])
  const { rows, columns } = field
  for (let row = -1; row < rows; row++) {
    for (let column = -1; column < columns; column++) {
      const a = heightAt(field, row, column)
      const b = heightAt(field, row, column + 1)
      const c = heightAt(field, row + 1, column + 1)
      const d = heightAt(field, row + 1, column)
      const low = Math.min(a, b, c, d)
      const high = Math.max(a, b, c, d)
      for (let index = 0; index < levels.length; index++) {
        const level = levels[index] ?? 0
        if (level >= high) break
        if (level >= low) crossed[index]?.push((row + 1) * (columns + 2) + column + 1)
      }
    }
  }
  return crossed
}

function loopsOf(field: Field, level: number, cells: readonly number[]): Vec2[][] {
  const stride = field.columns + 2
  const next = new Map<number, number>()
  for (const cell of cells) {
    const [row, column] = [Math.floor(cell / stride) - 1, (cell % stride) - 1]
    const a = heightAt(field, row, column) - level
    const b = heightAt(field, row, column + 1) - level
    const c = heightAt(field, row + 1, column + 1) - level
    const d = heightAt(field, row + 1, column) - level
    const code = (a > 0 ? 8 : 0) | (b > 0 ? 4 : 0) | (c > 0 ? 2 : 0) | (d > 0 ? 1 : 0)
    // a side's key: the number of the square whose top or left side it is, doubled, and one more for left
    const sides = [cell * 2, (cell + 1) * 2 + 1, (cell + stride) * 2, cell * 2 + 1]
    for (const [from, to] of turns(code, a + b + c + d > 0)) next.set(sides[from] ?? 0, sides[to] ?? 0)
  }
  return followed(next, (key) => crossing(field, level, key))
}

type Side = 0 | 1 | 2 | 3
type Turns = readonly (readonly [Side, Side])[]

/** By which corners are high: the sides of the square (top, right, bottom, left) that the line joins. */
const simpleTurns: readonly Turns[] = [
  [],
  [[2, 3]],
  [[1, 2]],
  [[1, 3]],
  [[0, 1]],
  [],
  [[0, 2]],
  [[0, 3]],
  [[3, 0]],
  [[2, 0]],
  [],
  [[1, 0]],
  [[3, 1]],
  [[2, 1]],
  [[3, 2]],
  [],
]
const saddles: Readonly<Record<number, { readonly high: Turns; readonly low: Turns }>> = {
  5: {
    high: [
      [0, 3],
      [2, 1],
    ],
    low: [
      [0, 1],
      [2, 3],
    ],
  },
  10: {
    high: [
      [3, 2],
      [1, 0],
    ],
    low: [
      [3, 0],
      [1, 2],
    ],
  },
}

function turns(code: number, isMiddleHigh: boolean): Turns {
  const saddle = saddles[code]
  if (saddle) return isMiddleHigh ? saddle.high : saddle.low
  return simpleTurns[code] ?? []
}

function crossing(field: Field, level: number, key: number): Vec2 {
  const stride = field.columns + 2
  const cell = key >> 1
  const [row, column] = [Math.floor(cell / stride) - 1, (cell % stride) - 1]
  const [row2, column2] = key & 1 ? [row + 1, column] : [row, column + 1]
  const from = field.places[row * field.columns + column] ?? [0, 0]
  const to = field.places[row2 * field.columns + column2] ?? [0, 0]
  const [a, b] = [heightAt(field, row, column), heightAt(field, row2, column2)]
  if (a === outside) return to
  if (b === outside) return from
  const t = (a - level) / (a - b)
  return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]
}

function followed(next: Map<number, number>, placeOf: (key: number) => Vec2): Vec2[][] {
  const loops: Vec2[][] = []
  for (const start of next.keys()) {
    const loop: Vec2[] = []
    for (let key: number | undefined = start; key !== undefined;) {
      loop.push(placeOf(key))
      const onward: number | undefined = next.get(key)
      next.delete(key)
      key = onward !== undefined && next.has(onward) ? onward : undefined
    }
    if (loop.length > 2) loops.push(loop)
  }
  return loops
}
