import type { Fault } from '@shop/schema/http/world-faults'
import { createWorldClient, type WorldClient } from '@shop/schema/http/world-client'
import { addressesOfRun } from './addresses.ts'

/** When every test begins: a Wednesday morning in London, in the last days of a sale. */
export const startOfTests = '2026-11-25T10:00:00Z'

/** A world of the mock that one test has for itself. */
export interface TestWorld {
  readonly id: string
  setClock(now: string): Promise<void>
  setFaults(...faults: readonly Fault[]): Promise<void>
  clearFaults(): Promise<void>
  /** Faults that are still set: those that were for a number of requests have fewer left. */
  faults(): Promise<readonly Fault[]>
  /** Sells a stone to somebody else, holds it, or offers it again. */
  setStoneAvailability(
    gemstoneId: string,
    availability: Parameters<WorldClient['setStoneAvailability']>[2],
  ): Promise<void>
  remove(): Promise<void>
}

/** Opens a world whose clock stands still. */
export async function openWorld(mockUrl = addressesOfRun().mockUrl): Promise<TestWorld> {
  const worlds = createWorldClient(mockUrl)
  const { id } = await worlds.create({ now: startOfTests })
  await worlds.setClock(id, startOfTests)
  let isThere = true
  return {
    id,
    setClock: async (now) => void (await worlds.setClock(id, now)),
    setFaults: async (...faults) => void (await worlds.setFaults(id, faults)),
    clearFaults: async () => void (await worlds.clearFaults(id)),
    faults: async () => (await worlds.get(id)).faults,
    setStoneAvailability: async (gemstoneId, availability) =>
      void (await worlds.setStoneAvailability(id, gemstoneId, availability)),
    async remove() {
      if (isThere) await worlds.remove(id)
      isThere = false
    },
  }
}
