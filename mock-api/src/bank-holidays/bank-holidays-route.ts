import { methodNotAllowed, json } from '../http/refusal.ts'
import { answerInWorld } from '../world/answer-in-world.ts'
import { chosenWorldId } from '../world/world-choice.ts'
import type { Worlds } from '../world/worlds.ts'

export const bankHolidaysPath = '/bank-holidays.json'

/** By this name a world's faults hit the list; `*` hits it, too. */
const operation = 'BankHolidays'

/**
 * `GET /bank-holidays.json`: the stand-in for the government's list, which anybody may read
 * (rules/delivery#bank-holidays). Its faults are those of the world that the request names.
 */
export function bankHolidaysRoute(list: object, worlds: Worlds): (request: Request) => Promise<Response> {
  return async function respond(request) {
    if (request.method !== 'GET') return methodNotAllowed('GET')
    const worldId = chosenWorldId(request.headers)
    return answerInWorld(request, { worlds, worldId, operationName: () => operation }, () => json(list))
  }
}
