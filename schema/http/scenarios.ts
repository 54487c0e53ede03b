import { z } from 'zod'

/**
 * States of the shop that a developer wants to see and can hardly bring about by hand (rules/worlds-and-mock#scenarios).
 * The mock's front page says what each is.
 */
export const scenarioNames = [
  'sold-out-stone',
  'stone-held-for-another',
  'sale-ends-at-midnight',
  'basket-about-to-expire',
  'coupon-just-ended',
  'payment-link-about-to-expire',
  'express-about-to-close',
  'clocks-go-back',
  'slow-api',
  'api-down',
  'unsteady-api',
  'too-many-requests',
  'field-missing',
  'stale-basket',
  'answer-lost',
  'search-broken',
  'bytes-trickle',
  'payment-message-late',
] as const
export type ScenarioName = (typeof scenarioNames)[number]

/** A scenario as the interface lists it. */
export const scenariosSchema = z.strictObject({
  scenarios: z.array(
    z.strictObject({
      name: z.enum(scenarioNames),
      title: z.string(),
      /** What to look for. */
      says: z.string(),
      /** Where in the shop it shows. */
      path: z.string(),
      /** The e-mail of the named customer to sign in as; null where anybody sees it. */
      signInAs: z.string().nullable(),
    }),
  ),
})
export type ScenarioView = z.infer<typeof scenariosSchema>['scenarios'][number]
