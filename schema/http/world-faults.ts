import {
  array,
  discriminatedUnion,
  exactOptional,
  gt,
  int,
  literal,
  maximum,
  maxLength,
  minimum,
  minLength,
  number,
  regex,
  strictObject,
  string,
  type infer as Infer,
} from 'zod/mini'

/** What can go wrong on purpose in a world (rules/worlds-and-mock#faults), checked on the way in and typed for its callers. */

const whole = (least: number, most: number) => int().check(minimum(least), maximum(most))

/** Which requests a fault hits; what is left out hits all of them. */
const target = {
  /** Name of a GraphQL operation or of a side service, or `*` for all of them. */
  operation: string().check(
    regex(/^(\*|[_A-Za-z][_0-9A-Za-z]*)$/, { error: 'must be the name of an operation, or *' }),
  ),
  /** How many requests it lets pass first: with 2 it begins at the third. */
  afterCalls: exactOptional(whole(1, 1_000_000)),
  /** How many more requests it hits. */
  remaining: exactOptional(whole(1, 1_000_000)),
  /** How likely it hits a request, over 0 and at most 1. Which ones follows from `seed` and their order alone. */
  chance: exactOptional(number().check(gt(0), maximum(1))),
  /** Draws another lot of requests; 1 when left out. */
  seed: exactOptional(whole(0, 0xffff_ffff)),
}

export const faultSchema = discriminatedUnion('kind', [
  /** The answer comes later, by at most a minute. */
  strictObject({ kind: literal('delay'), ...target, delayMs: whole(1, 60_000) }),
  /** Status 200, `errors` and no data: nothing was done. */
  strictObject({
    kind: literal('graphql-error'),
    ...target,
    message: exactOptional(string().check(minLength(1), maxLength(1000))),
  }),
  /** A proxy's page of plain text: nothing was done. */
  strictObject({ kind: literal('http-500'), ...target }),
  /** Too many requests: status 429, with `Retry-After` in seconds, a second when left out. Nothing was done. */
  strictObject({ kind: literal('http-429'), ...target, retryAfterSeconds: exactOptional(whole(0, 86_400)) }),
  /** The socket closes without an answer: nothing was done. */
  strictObject({ kind: literal('dropped-connection'), ...target }),
  /**
   * A field fails wherever it is asked for, with an error that names its path; everything else is answered. `field` is
   * its type and name in the contract: `Gemstone.certificate`. One that may not be null takes its parent with it.
   */
  strictObject({
    kind: literal('partial-data'),
    ...target,
    field: string().check(
      regex(/^[_A-Za-z][_0-9A-Za-z]*\.[_A-Za-z][_0-9A-Za-z]*$/, {
        error: 'must be a type and a field: Type.field',
      }),
    ),
  }),
  /** Queries are answered from the state of the world when the fault was set; mutations are done as ever. */
  strictObject({ kind: literal('stale-read'), ...target }),
  /** It is done, and the answer is complete as HTTP but no JSON: its second half is missing. */
  strictObject({ kind: literal('malformed-body'), ...target }),
  /** It is done, and the connection breaks in the middle of the answer. */
  strictObject({ kind: literal('truncated-body'), ...target }),
  /** The answer's bytes trickle in. */
  strictObject({ kind: literal('slow-body'), ...target, bytesPerSecond: whole(1, 1_000_000) }),
])
export type Fault = Infer<typeof faultSchema>
export type FaultKind = Fault['kind']

export const faultsSchema = array(faultSchema).check(maxLength(100))
