import { gemAvailabilities } from '@shop/schema/domain/vocabulary/gemstones'
import { paymentMessageSchema } from '@shop/schema/http/payment-messages'
import { z } from 'zod'

/** The messages of the HTTP interface under `/worlds`, checked on the way in and typed for its callers. */

const instant = z.iso.datetime({ offset: true, error: 'must be an ISO instant such as 2026-11-25T10:00:00Z' })

const worldId = z
  .string()
  .regex(/^[A-Za-z0-9_-]{1,64}$/, { error: 'must be 1 to 64 letters, digits, hyphens or underscores' })

export const newWorldSchema = z.strictObject({
  /** Chosen at random when left out. */
  id: worldId.exactOptional(),
  /** What its clock shows first, also after each reset; the start of the fixtures' world when left out. */
  now: instant.exactOptional(),
})
export type NewWorld = z.infer<typeof newWorldSchema>

export const clockSettingSchema = z.strictObject({ now: instant, frozen: z.boolean() })

const tenYearsMs = 10 * 366 * 24 * 60 * 60 * 1000
export const clockAdvanceSchema = z.strictObject({ advanceMs: z.int().min(0).max(tenYearsMs) })

const target = {
  /** Name of a GraphQL operation, or `*` for all of them. */
  operation: z
    .string()
    .regex(/^(\*|[_A-Za-z][_0-9A-Za-z]*)$/, { error: 'must be the name of an operation, or *' }),
  /** How many more requests it hits; all of them when left out. */
  remaining: z.int().min(1).exactOptional(),
}

export const faultSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('delay'), ...target, delayMs: z.int().min(1).max(60_000) }),
  z.strictObject({ kind: z.literal('graphql-error'), ...target, message: z.string().min(1).exactOptional() }),
  z.strictObject({ kind: z.literal('http-500'), ...target }),
  z.strictObject({ kind: z.literal('dropped-connection'), ...target }),
])
export type Fault = z.infer<typeof faultSchema>

export const faultsSchema = z.array(faultSchema).max(100)

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
