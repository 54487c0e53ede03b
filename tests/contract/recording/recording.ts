import type { GraphQLSchema } from 'graphql'
import { z } from 'zod'
import type { Operation } from '../operations.ts'
import { type Address, codesOf, post } from '../runner/api.ts'
import { sharedOf } from '../runner/shared.ts'
import { spread } from '../runner/spread.ts'
import { variablesFor } from '../variables.ts'
import { redactData, redactVariables } from './redact.ts'

const exchangeSchema = z.strictObject({
  /** Without any text or id. */
  variables: z.record(z.string(), z.unknown()),
  status: z.int(),
  /** Codes of its errors, whose words are not kept. */
  errorCodes: z.array(z.string()),
  /** Without what is personal or secret; null where there was none. */
  data: z.unknown(),
})
export type RecordedExchange = z.infer<typeof exchangeSchema>

const recordingSchema = z.strictObject({
  format: z.literal(1),
  /** When the last answer was made, as the API's header `Date` says. Null where it says nothing. */
  recordedAt: z.string().nullable(),
  /** Whether somebody was signed in; without, what belongs to an account was refused. */
  isSignedIn: z.boolean(),
  /** By the names of the storefront's operations. */
  operations: z.record(z.string(), z.array(exchangeSchema)),
})
/** What an API answered, kept so that nobody can be known by it (rules/contract#recordings). */
export type Recording = z.infer<typeof recordingSchema>

/** Answers of one operation that are kept. */
const mostAnswers = 15

export interface RecordOptions {
  /** Whether operations that change something are sent, too. */
  readonly canWrite: boolean
  readonly most?: number
}

/** Sends the storefront's operations to an API, with variables of what it has, and keeps its answers. */
export async function record(
  address: Address,
  schema: GraphQLSchema,
  operations: readonly Operation[],
  { canWrite, most = mostAnswers }: RecordOptions,
): Promise<Recording> {
  const stock = await sharedOf(address).stock()
  const secrets = [address.apiKey, address.token ?? '']
  const kept: Record<string, RecordedExchange[]> = {}
  let recordedAt: string | null = null
  for (const operation of operations) {
    if (operation.isMutation && !canWrite) continue
    const exchanges: RecordedExchange[] = []
    for (const variables of spread(variablesFor(operation, stock), most)) {
      const answer = await post(address, { query: operation.text, variables })
      recordedAt = answer.headers.get('date') ?? recordedAt
      exchanges.push({
        variables: redactVariables(schema, operation, variables),
        status: answer.status,
        errorCodes: codesOf(answer),
        data: redactData(schema, operation, answer.data, secrets) ?? null,
      })
    }
    kept[operation.name] = exchanges
  }
  return { format: 1, recordedAt, isSignedIn: address.token !== null, operations: kept }
}

/** Reads what `record` has kept; throws for anything else. */
export function readRecording(text: string): Recording {
  return recordingSchema.parse(JSON.parse(text))
}
