import { array, enum as oneOf, nullable, strictObject, string, type infer as Infer } from 'zod/mini'

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
export const scenariosSchema = strictObject({
  scenarios: array(
    strictObject({
      name: oneOf(scenarioNames),
      title: string(),
      /** What to look for. */
      says: string(),
      /** Where in the shop it shows. */
      path: string(),
      /** The e-mail of the named customer to sign in as; null where anybody sees it. */
      signInAs: nullable(string()),
    }),
  ),
})
export type ScenarioView = Infer<typeof scenariosSchema>['scenarios'][number]
