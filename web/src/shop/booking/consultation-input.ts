import { consultationInstant } from '@shop/schema/domain/booking/consultation-days'
import type { ConsultationRequestInput } from '#generated/graphql/graphql.ts'
import type { CheckedConsultation } from './consultation-schema.ts'

interface RequestContext {
  readonly gclid: string | null
  /** Whom the address of the page names; null for nobody. */
  readonly consultant: string | null
}

/** A checked form as the contract takes it, save for the key: its day is the moment of one o'clock in London. */
export function consultationInput(
  { message, date, time, ...fields }: CheckedConsultation,
  context: RequestContext,
): Omit<ConsultationRequestInput, 'idempotencyKey'> {
  return {
    ...fields,
    ...context,
    date: consultationInstant(date).toISOString(),
    time: { time, disabled: false },
    description: message,
  }
}
