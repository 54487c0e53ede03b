import { longestClickId } from '@shop/schema/domain/booking/booking-limits'
import { longestEmail } from '@shop/schema/domain/vocabulary/email'
import { isRefused } from '../runner/api.ts'
import type { Check } from '../runner/check.ts'
import { newId } from './new-id.ts'
import { readyVisit, visit, visitQuery } from './sent-form-checks.ts'

/** Too long in all, and in no part by itself. */
const longEmail = `contract@${`${'x'.repeat(60)}.`.repeat(5)}example.com`

/** What is longer than a form says is not cut off and kept (schema, ConsultationRequestInput). */
export const formLengthChecks: readonly Check[] = [
  {
    operation: 'CreateConsultationRequest',
    name: 'nothing of a visit that is too long is taken',
    writes: true,
    async run(probe) {
      const { input } = await readyVisit(probe)
      const { request, userErrors } = await visit(probe, { ...input, email: longEmail })
      const what = `What speaks against an e-mail address of more than ${longestEmail} characters`
      probe.expectSame(userErrors, [{ code: 'TOO_LONG', field: 'email' }], what)
      probe.expectSame(request, null, 'The visit of an e-mail address that is too long')
      const consultant = { input: { ...input, idempotencyKey: newId(), consultant: 'x'.repeat(65) } }
      await probe.expectRefusal(visitQuery, consultant, 'a consultant of 65 characters', 'BAD_USER_INPUT')
      const gclid = 'x'.repeat(longestClickId + 1)
      const known = { ...input, idempotencyKey: newId(), gclid }
      // The contract leaves open how it is refused.
      if (isRefused(await probe.send(visitQuery, { input: known }), visitQuery)) return
      const taken = (await visit(probe, known)).request
      probe.expectSame(taken, null, `The visit of an advertisement of ${gclid.length} characters`)
    },
  },
]
