import type { Fault } from '@shop/schema/http/world-faults'
import { sufferFaults } from './suffer-faults.ts'
import { refuseWorld } from './world-choice.ts'
import type { World } from './world.ts'
import type { Worlds } from './worlds.ts'

/** Which faults of which world hit a request. */
interface Place {
  readonly worlds: Worlds
  readonly worldId: string
  /** The operation or the side service that is asked; only looked at where there are faults. */
  readonly operationName: () => string | undefined
  /** Whether it is GraphQL that is asked, and not another service. */
  readonly isGraphql?: boolean
}

/**
 * Answers a request in its world, as the world's faults want it; refuses one for a world that is not there, also when it
 * was dropped during a delay. `answer` is told which faults hit it.
 */
export async function answerInWorld(
  request: Request,
  { worlds, worldId, operationName, isGraphql }: Place,
  answer: (world: World, faults: readonly Fault[]) => Response | Promise<Response>,
): Promise<Response> {
  const lookup = worlds.find(worldId)
  if (lookup.kind !== 'found') return refuseWorld(lookup)
  const faults = lookup.world.takeFaults(operationName, isGraphql)
  return sufferFaults(faults, request.signal, () => {
    const still = worlds.find(worldId)
    return still.kind === 'found' ? answer(still.world, faults) : refuseWorld(still)
  })
}
