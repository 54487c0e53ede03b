import { refuse, type Refusal } from '../http/refusal.ts'

/** The sales channel every request names (rules/contract#calls). */
export const channelId = '1'

/**
 * Refuses a request without the headers that the API asks for, naming each that is missing or wrong
 * (rules/worlds-and-mock#headers-asked-for). Any api-key will do unless the mock was started with one.
 */
export function refuseMissingHeaders(headers: Headers, apiKey: string | undefined): Response | undefined {
  const key = keyRefusal(headers.get('api-key'), apiKey)
  const channel = channelRefusal(headers.get('channelId'))
  const refusals = [key, channel].filter((refusal) => refusal !== undefined)
  return refusals.length === 0 ? undefined : refuse(key ? 401 : 400, ...refusals)
}

function keyRefusal(given: string | null, expected: string | undefined): Refusal | undefined {
  if (!given)
    return { code: 'API_KEY_MISSING', message: 'The header api-key is missing.', argument: 'api-key' }
  if (expected === undefined || given === expected) return undefined
  return { code: 'API_KEY_INVALID', message: 'The header api-key holds an unknown key.', argument: 'api-key' }
}

function channelRefusal(given: string | null): Refusal | undefined {
  if (!given) {
    return { code: 'CHANNEL_MISSING', message: 'The header channelId is missing.', argument: 'channelId' }
  }
  if (given === channelId) return undefined
  return {
    code: 'CHANNEL_UNKNOWN',
    message: `The header channelId must be ${channelId}.`,
    argument: 'channelId',
  }
}
