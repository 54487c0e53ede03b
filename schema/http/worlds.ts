import { z } from 'zod'
import { gemAvailabilities } from '../domain/vocabulary/gemstones.ts'
import { paymentMessageSchema } from './payment-messages.ts'
import { scenarioNames } from './scenarios.ts'
import { faultsSchema } from './world-faults.ts'

/** The messages of the HTTP interface under `/worlds`, checked on the way in and typed for its callers. */

const instant = z.iso.datetime({ offset: true, error: 'must be an ISO instant such as 2026-11-25T10:00:00Z' })

/** What clocks can show: years that every date of the shop can be written in, with all that lies ahead of it. */
export const clockRange = {
  fromMs: Date.parse('1970-01-01T00:00:00Z'),
  untilMs: Date.parse('9000-01-01T00:00:00Z'),
}

/** Whether a clock can show a moment. */
export function isInClockRange(ms: number): boolean {
  return ms >= clockRange.fromMs && ms < clockRange.untilMs
}

// What is no instant at all is said already.
const clockTime = instant.refine(
  (text) => !(Date.parse(text) < clockRange.fromMs || Date.parse(text) >= clockRange.untilMs),
  {
    error: 'must lie in the years from 1970 to 8999',
  },
)

const name = z
  .string()
  .regex(/^[A-Za-z0-9_-]{1,64}$/, { error: 'must be 1 to 64 letters, digits, hyphens or underscores' })

/** Whether a text can be the id of a world; no other is looked up, wherever it stands. */
export function isWorldId(text: string): boolean {
  return name.safeParse(text).success
}

export const newWorldSchema = z.strictObject({
  /** Chosen at random when left out. */
  id: name.exactOptional(),
  /** What its clock shows first, also after each reset; the start of the fixtures' world when left out. */
  now: clockTime.exactOptional(),
  /** What it begins with; the seeded state when left out. */
  scenario: z.enum(scenarioNames).exactOptional(),
})
export type NewWorld = z.infer<typeof newWorldSchema>

/** A copy of a world, with all that happened there and the time it shows. */
export const forkSchema = z.strictObject({
  /** Chosen at random when left out. */
  id: name.exactOptional(),
})

export const scenarioChoiceSchema = z.strictObject({ name: z.enum(scenarioNames) })

/** The name of a state to keep, or to go back to. One that is kept under the same name again is replaced. */
export const snapshotChoiceSchema = z.strictObject({ name })

export const snapshotsSchema = z.strictObject({
  /** Newest last. */
  snapshots: z.array(z.strictObject({ name: z.string(), now: instant })),
})
export type SnapshotView = z.infer<typeof snapshotsSchema>['snapshots'][number]

export const clockSettingSchema = z.strictObject({ now: clockTime, frozen: z.boolean() })

const tenYearsMs = 10 * 366 * 24 * 60 * 60 * 1000
export const clockAdvanceSchema = z.strictObject({ advanceMs: z.int().min(0).max(tenYearsMs) })

export const stoneSettingSchema = z.strictObject({ availability: z.enum(gemAvailabilities) })
export type StoneSetting = z.infer<typeof stoneSettingSchema>

const stoneMark = z.enum(gemAvailabilities).exclude(['AVAILABLE'])
/** What can happen to a stone that the catalogue offers. */
export type StoneMark = z.infer<typeof stoneMark>

export const worldViewSchema = z.strictObject({
  id: z.string(),
  now: instant,
  frozen: z.boolean(),
  faults: faultsSchema,
  /** The stones that are sold or held in this world, by id. */
  stones: z.record(z.string(), stoneMark),
})
/** A world as the interface shows it. */
export type WorldView = z.infer<typeof worldViewSchema>

/** Every world there is, the default one first. */
export const worldsSchema = z.strictObject({ worlds: z.array(worldViewSchema) })

export const sentMessageSchema = z.strictObject({
  message: paymentMessageSchema,
  /** How often it was sent. */
  tries: z.int(),
  /** Status of the API's answer to the last try; null where none came. */
  lastAnswer: z.int().nullable(),
  /** When the API first took it in; null until then. */
  deliveredAt: instant.nullable(),
})
/** What the provider or the lender has told the API, as the interface shows it. */
export type SentMessageView = z.infer<typeof sentMessageSchema>

export const sentMessagesSchema = z.strictObject({ messages: z.array(sentMessageSchema) })
/** All of them, in the order in which they happened. */
export type SentMessagesView = z.infer<typeof sentMessagesSchema>
