/** A drawn map of the streets around a boutique, 720 wide and 540 high. */
export interface TownMap {
  /** Greens and squares, as one path. */
  readonly parks: string
  /** From main roads, a, to lanes, c. */
  readonly roads: readonly { readonly rank: 'a' | 'b' | 'c'; readonly path: string }[]
  readonly railways: readonly string[]
  /** Where roads meet in a circle. */
  readonly circus: readonly [x: number, y: number] | null
  /** The way on foot from the nearest stop. */
  readonly walk: string
  /** Names along a path, from left to right, set at so many percent of it. */
  readonly streets: readonly {
    readonly name: string
    readonly path: string
    readonly offset: number
    readonly kind?: 'main' | 'minor'
  }[]
  readonly stops: readonly {
    readonly name: string
    readonly at: readonly [x: number, y: number]
    readonly text: readonly [x: number, y: number]
    readonly anchor: 'start' | 'middle' | 'end'
  }[]
  readonly here: readonly [x: number, y: number]
}
