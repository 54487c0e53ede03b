import {
  array,
  boolean,
  enum as oneOf,
  exactOptional,
  int,
  iso,
  maximum,
  minimum,
  nullable,
  record,
  refine,
  regex,
  strictObject,
  string,
  type infer as Infer,
} from 'zod/mini'
import { type GemAvailability, gemAvailabilities } from '../domain/vocabulary/gemstones.ts'
import { paymentMessageSchema } from './payment-messages.ts'
import { scenarioNames } from './scenarios.ts'
import { faultsSchema } from './world-faults.ts'
import { worldIdPattern } from './world-ids.ts'

/** The messages of the HTTP interface under `/worlds`, checked on the way in and typed for its callers. */

const instant = iso.datetime({ offset: true, error: 'must be an ISO instant, with Z or an offset' })

/** What clocks can show: years that every date of the shop can be written in, with all that lies ahead of it. */
export const clockRange = {
  fromMs: Date.parse('1970-01-01T00:00:00Z'),
  untilMs: Date.parse('9000-01-01T00:00:00Z'),
}

/** Whether a clock can show a moment. */
export function isInClockRange(ms: number): boolean {
  return ms >= clockRange.fromMs && ms < clockRange.untilMs
}

const clockTime = instant.check(
  // What is no instant at all is said already.
  refine((text) => Number.isNaN(Date.parse(text)) || isInClockRange(Date.parse(text)), {
    error: 'must lie in the years from 1970 to 8999',
  }),
)

const name = string().check(
  regex(worldIdPattern, { error: 'must be 1 to 64 letters, digits, hyphens or underscores' }),
)

export const newWorldSchema = strictObject({
  /** Chosen at random when left out. */
  id: exactOptional(name),
  /** What its clock shows first, also after each reset; the start of the fixtures' world when left out. */
  now: exactOptional(clockTime),
  /** What it begins with; the seeded state when left out. */
  scenario: exactOptional(oneOf(scenarioNames)),
})
export type NewWorld = Infer<typeof newWorldSchema>

/** A copy of a world, with all that happened there and the time it shows. */
export const forkSchema = strictObject({
  /** Chosen at random when left out. */
  id: exactOptional(name),
})

export const scenarioChoiceSchema = strictObject({ name: oneOf(scenarioNames) })

/** The name of a state to keep, or to go back to. One that is kept under the same name again is replaced. */
export const snapshotChoiceSchema = strictObject({ name })

export const snapshotsSchema = strictObject({
  /** Newest last. */
  snapshots: array(strictObject({ name: string(), now: instant })),
})
export type SnapshotView = Infer<typeof snapshotsSchema>['snapshots'][number]

export const clockSettingSchema = strictObject({ now: clockTime, frozen: boolean() })

const tenYearsMs = 10 * 366 * 24 * 60 * 60 * 1000
export const clockAdvanceSchema = strictObject({ advanceMs: int().check(minimum(0), maximum(tenYearsMs)) })

export const stoneSettingSchema = strictObject({ availability: oneOf(gemAvailabilities) })
export type StoneSetting = Infer<typeof stoneSettingSchema>

const stoneMark = oneOf(['SOLD', 'ON_HOLD'] as const satisfies readonly GemAvailability[])
/** What can happen to a stone that the catalogue offers. */
export type StoneMark = Infer<typeof stoneMark>

export const worldViewSchema = strictObject({
  id: string(),
  now: instant,
  frozen: boolean(),
  faults: faultsSchema,
  /** The stones that are sold or held in this world, by id. */
  stones: record(string(), stoneMark),
})
/** A world as the interface shows it. */
export type WorldView = Infer<typeof worldViewSchema>

/** Every world there is, the default one first. */
export const worldsSchema = strictObject({ worlds: array(worldViewSchema) })

export const sentMessageSchema = strictObject({
  message: paymentMessageSchema,
  /** How often it was sent. */
  tries: int(),
  /** Status of the API's answer to the last try; null where none came. */
  lastAnswer: nullable(int()),
  /** When the API first took it in; null until then. */
  deliveredAt: nullable(instant),
})
/** What the provider or the lender has told the API, as the interface shows it. */
export type SentMessageView = Infer<typeof sentMessageSchema>

export const sentMessagesSchema = strictObject({ messages: array(sentMessageSchema) })
/** All of them, in the order in which they happened. */
export type SentMessagesView = Infer<typeof sentMessagesSchema>
