import type { ScenarioView } from '@shop/schema/http/scenarios'
import type { SnapshotView, WorldView } from '@shop/schema/http/worlds'
import { chosenWorld } from '#data/worlds/chosen-world.ts'
import { worldClient } from '#data/worlds/world-client.ts'

/** What the panel shows, as the mock has it. */
export interface ShownWorlds {
  readonly all: readonly WorldView[]
  /** The one this browser is in; null where that is gone. */
  readonly own: WorldView | null
  readonly snapshots: readonly SnapshotView[]
  readonly scenarios: readonly ScenarioView[]
}

/** Asks the mock for all of it; fails with the mock's words. */
export async function readWorlds(): Promise<ShownWorlds> {
  const client = worldClient()
  const [all, scenarios] = await Promise.all([client.list(), client.scenarios()])
  const own = all.find(({ id }) => id === chosenWorld()) ?? null
  return { all, own, scenarios, snapshots: own ? await client.snapshots(own.id) : [] }
}
