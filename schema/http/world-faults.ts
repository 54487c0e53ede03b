import { z } from 'zod'

/** What can go wrong on purpose in a world (rules/worlds-and-mock#faults), checked on the way in and typed for its callers. */

/** Which requests a fault hits; what is left out hits all of them. */
const target = {
  /** Name of a GraphQL operation or of a side service, or `*` for all of them. */
  operation: z
    .string()
    .regex(/^(\*|[_A-Za-z][_0-9A-Za-z]*)$/, { error: 'must be the name of an operation, or *' }),
  /** How many requests it lets pass first: with 2 it begins at the third. */
  afterCalls: z.int().min(1).max(1_000_000).exactOptional(),
  /** How many more requests it hits. */
  remaining: z.int().min(1).max(1_000_000).exactOptional(),
  /** How likely it hits a request, over 0 and at most 1. Which ones follows from `seed` and their order alone. */
  chance: z.number().gt(0).max(1).exactOptional(),
  /** Draws another lot of requests; 1 when left out. */
  seed: z.int().min(0).max(0xffff_ffff).exactOptional(),
}

const longestWaitMs = 60_000

export const faultSchema = z.discriminatedUnion('kind', [
  /** The answer comes later. */
  z.strictObject({ kind: z.literal('delay'), ...target, delayMs: z.int().min(1).max(longestWaitMs) }),
  /** Status 200, `errors` and no data: nothing was done. */
  z.strictObject({
    kind: z.literal('graphql-error'),
    ...target,
    message: z.string().min(1).max(1000).exactOptional(),
  }),
  /** A proxy's page of plain text: nothing was done. */
  z.strictObject({ kind: z.literal('http-500'), ...target }),
  /** Too many requests: status 429, with `Retry-After` in seconds. Nothing was done. */
  z.strictObject({
    kind: z.literal('http-429'),
    ...target,
    retryAfterSeconds: z.int().min(0).max(86_400).exactOptional(),
  }),
  /** The socket closes without an answer: nothing was done. */
  z.strictObject({ kind: z.literal('dropped-connection'), ...target }),
  /**
   * A field fails wherever it is asked for, with an error that names its path; everything else is answered. `field` is
   * its type and name in the contract: `Gemstone.certificate`. One that may not be null takes its parent with it.
   */
  z.strictObject({
    kind: z.literal('partial-data'),
    ...target,
    field: z.string().regex(/^[_A-Za-z][_0-9A-Za-z]*\.[_A-Za-z][_0-9A-Za-z]*$/, {
      error: 'must be a type and a field: Type.field',
    }),
  }),
  /** Queries are answered from the state of the world when the fault was set; mutations are done as ever. */
  z.strictObject({ kind: z.literal('stale-read'), ...target }),
  /** It is done, and the answer is complete as HTTP but no JSON: its second half is missing. */
  z.strictObject({ kind: z.literal('malformed-body'), ...target }),
  /** It is done, and the connection breaks in the middle of the answer. */
  z.strictObject({ kind: z.literal('truncated-body'), ...target }),
  /** The answer's bytes trickle in. */
  z.strictObject({ kind: z.literal('slow-body'), ...target, bytesPerSecond: z.int().min(1).max(1_000_000) }),
])
export type Fault = z.infer<typeof faultSchema>
export type FaultKind = Fault['kind']

export const faultsSchema = z.array(faultSchema).max(100)
