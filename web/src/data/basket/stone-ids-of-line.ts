interface LineWithStones {
  readonly gemstoneId: string | null
  readonly gemstonePair: readonly string[]
}

/** The stones of a line of the basket: one, both of a pair, or none. */
export function stoneIdsOfLine({ gemstoneId, gemstonePair }: LineWithStones): readonly string[] {
  return gemstoneId === null ? gemstonePair : [gemstoneId]
}
