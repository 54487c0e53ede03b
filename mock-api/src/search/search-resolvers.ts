import type { DesignRecord } from '@shop/fixtures/designs/design-record'
import type { SaleRecord } from '@shop/fixtures/sales'
import { longestSearchText } from '@shop/schema/domain/search/search-text'
import type { StoneStock } from '../gemstones/stone-stock.ts'
import { hiddenRows } from '../gemstones/world-stones.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import { badUserInput } from '../graphql/bad-user-input.ts'
import type { Stills } from '../pictures/stills.ts'
import { isRunning } from '../sales/running-sales.ts'
import type { World } from '../world/world.ts'
import { SearchEngine, type SearchedWorld } from './search-engine.ts'

interface SearchedShop {
  readonly designs: readonly DesignRecord[]
  readonly stock: StoneStock
  readonly stills: Stills
  readonly sales: readonly SaleRecord[]
}

/** Search over pieces and stones; what was sold or held in a world is not found there, and prices are in its sales. */
export function searchResolvers({ designs, stock, stills, sales }: SearchedShop): Resolvers {
  // Not before somebody searches, so that the mock starts at once.
  let engine: SearchEngine | undefined
  const engineFor = (input: string) => {
    if ([...input].length > longestSearchText) {
      throw badUserInput('input', `input must have at most ${longestSearchText} characters.`)
    }
    engine ??= new SearchEngine(designs, stock, stills)
    return engine
  }
  const searched = (world: World): SearchedWorld => ({
    hiddenRows: hiddenRows(stock, world),
    runningSales: sales.filter((sale) => isRunning(sale, world.now())),
    stockLeft: world.stockLeft(),
  })
  return {
    Query: {
      globalSearch: (_, { input }, { world }) => engineFor(input).answer(input, searched(world)),
      searchReading: (_, { input }, { world }) => {
        const inWorld = searched(world)
        const asked = engineFor(input)
        const { corrections, notMade, ...reading } = asked.reading(input, inWorld)
        return {
          ...reading,
          corrections: [...corrections],
          notMade: [...notMade],
          stoneCount: asked.countStones(input, inWorld),
        }
      },
    },
  }
}
