import { bookingDeviations } from './booking-deviations.ts'
import { cartDeviations } from './cart-deviations.ts'
import { catalogueDeviations } from './catalogue-deviations.ts'
import type { DeviatingApi } from './deviating-api.ts'
import { listDeviations } from './list-deviations.ts'

/** Every way in which the tests break the contract. */
export const deviations: readonly DeviatingApi[] = [
  ...listDeviations,
  ...catalogueDeviations,
  ...bookingDeviations,
  ...cartDeviations,
]
