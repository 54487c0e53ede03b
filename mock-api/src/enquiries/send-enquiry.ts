import { longestClickId } from '@shop/schema/domain/booking/booking-limits'
import { enquiryLimits } from '@shop/schema/domain/booking/enquiry-limits'
import { FieldChecks } from '../addresses/field-checks.ts'
import { isTokenGood, spendToken } from '../captcha/captcha-tokens.ts'
import { hashOfInput } from '../checkout/checkout-arguments.ts'
import type { ContactEnquiryInput, ContactEnquiryUserError } from '../generated/resolvers.ts'
import { badUserInput } from '../graphql/bad-user-input.ts'
import { checkedId } from '../graphql/checked-id.ts'
import { emailKeyOf } from '../identity/account-store.ts'
import { countAttempt } from '../identity/attempts.ts'
import { sendMessage } from '../outbox/outbox-store.ts'
import { inTransaction } from '../world/database.ts'
import type { World } from '../world/world.ts'
import { acknowledgement, letterToShop } from './enquiry-letters.ts'
import { type EnquiryContent, enquiryByKey, keepEnquiry } from './enquiry-store.ts'

/** What an enquiry has come to: how it is called, or why it was not taken. */
export interface SentEnquiry {
  readonly reference: string | null
  readonly userErrors: ContactEnquiryUserError[]
}

/** How many characters the path of a page may have. */
const longestSource = 300

/**
 * Takes a question, all of it or nothing, and writes to the shop and to whoever asked. The same key with the same input
 * answers what it did before, whatever became of its token. Throws `BAD_USER_INPUT` where the key was used for something
 * else.
 */
export function sendEnquiry(world: World, input: ContactEnquiryInput): SentEnquiry {
  const { token, ...asked } = input
  checkedId('input.idempotencyKey', input.idempotencyKey)
  return inTransaction(world.sql, () => {
    const inputHash = hashOfInput(asked, null)
    const known = enquiryByKey(world.sql, input.idempotencyKey)
    if (known) {
      if (known.inputHash === inputHash) return { reference: known.reference, userErrors: [] }
      throw badUserInput('input.idempotencyKey', 'This key was used for something else.')
    }
    const { content, userErrors } = checkedContent(world, input)
    if (userErrors.length > 0) return { reference: null, userErrors }
    spendToken(world, token)
    const now = world.now()
    const { idempotencyKey } = input
    const reference = keepEnquiry(
      world.sql,
      { idempotencyKey, inputHash, askedAt: now.toISOString() },
      content,
    )
    sendMessage(world, letterToShop(reference, content))
    // Nobody is flooded with letters that somebody else asked for.
    if (countAttempt(world.sql, 'message', emailKeyOf(content.email), now.getTime()) === 0) {
      sendMessage(world, acknowledgement(reference, content))
    }
    return { reference, userErrors: [] }
  })
}

function checkedContent(world: World, input: ContactEnquiryInput) {
  const checks = new FieldChecks()
  // In the order of the form.
  const content: EnquiryContent = {
    contactName: checks.required('contactName', input.contactName, enquiryLimits.longestName),
    email: checks.email('email', input.email),
    phone: checks.phone('phone', input.phone),
    location: input.location ?? null,
    message: checks.longText('message', input.message, enquiryLimits.longestMessage),
    source: checks.required('source', input.source, longestSource),
    gclid: checks.optional('gclid', input.gclid, longestClickId),
  }
  if (!content.source.startsWith('/')) checks.refuse('source', 'INVALID')
  if (input.token === '') checks.refuse('token', 'REQUIRED')
  else if (!isTokenGood(world, input.token)) checks.refuse('token', 'INVALID')
  const userErrors: ContactEnquiryUserError[] = [...checks.problems]
  if (!checks.isRefused('message') && [...content.message].length < enquiryLimits.shortestMessage) {
    userErrors.push({ code: 'TOO_SHORT', field: 'message', message: 'This is too short.' })
  }
  return { content, userErrors }
}
