import { randomBytes } from 'node:crypto'
import { unsubscribe } from '@shop/schema/domain/addresses/addresses'
import { isLanguage } from '@shop/schema/domain/vocabulary/languages'
import { newsletterWordings } from '@shop/schema/domain/vocabulary/newsletter-wordings'
import { unpackCustomer } from '../account/unpack-customer.ts'
import { FieldChecks } from '../addresses/field-checks.ts'
import { withdrawConsent } from '../consents/consent-store.ts'
import type { NewsletterUserError, Resolvers, SubscribeToNewsletterInput } from '../generated/resolvers.ts'
import { badUserInput } from '../graphql/bad-user-input.ts'
import { checkedId } from '../graphql/checked-id.ts'
import { countAttempt } from '../identity/attempts.ts'
import { accountOfEmail, emailKeyOf } from '../identity/account-store.ts'
import { writeLetter } from '../outbox/letter.ts'
import { sendMessage } from '../outbox/outbox-store.ts'
import { inTransaction } from '../world/database.ts'
import type { World } from '../world/world.ts'
import { endSubscription, keepSubscription, subscriptionByToken, subscriptionOf } from './newsletter-store.ts'

/** Letters from the workshop, for whoever asks for them and until they ask to end them. `siteUrl` is where their links lead. */
export function newsletterResolvers(siteUrl: string): Resolvers {
  return {
    Mutation: {
      subscribeToNewsletter: (_, { input }, { world }) => ({ userErrors: subscribe(world, siteUrl, input) }),
      unsubscribeFromNewsletter(_, { input }, { world }) {
        const token = checkedId('input.token', input.token)
        const subscription = subscriptionByToken(world.sql, token)
        if (!subscription) return { userErrors: [unknownSubscription] }
        endLetters(world, subscription.emailKey)
        return { userErrors: [] }
      },
    },
  }
}

function subscribe(
  world: World,
  siteUrl: string,
  { email, wordingVersion, wordingLanguage }: SubscribeToNewsletterInput,
): NewsletterUserError[] {
  if (!newsletterWordings.some(({ version }) => version === wordingVersion)) {
    throw badUserInput('input.wordingVersion', 'The newsletter never had this wording.')
  }
  if (!isLanguage(wordingLanguage)) {
    throw badUserInput('input.wordingLanguage', 'The storefront does not speak this language.')
  }
  const checks = new FieldChecks()
  const address = checks.email('email', email)
  if (checks.problems.length > 0) return [...checks.problems]
  const emailKey = emailKeyOf(address)
  inTransaction(world.sql, () => {
    const known = subscriptionOf(world.sql, emailKey)
    // Whoever has them already is sent nothing; nor is anybody more often than messages may be asked for.
    if (known?.isActive) return
    const now = world.now()
    const token = known?.token ?? randomBytes(24).toString('base64url')
    keepSubscription(
      world.sql,
      { emailKey, token },
      { wordingVersion, wordingLanguage, at: now.toISOString() },
    )
    if (countAttempt(world.sql, 'message', emailKey, now.getTime()) > 0) return
    sendMessage(
      world,
      writeLetter({
        to: address,
        kind: 'NEWSLETTER_SUBSCRIBED',
        subject: 'Letters from the workshop',
        firstName: null,
        parts: [
          'Thank you. From now on we write about once a month: of new work, and of days at our boutiques.',
          'If this was not you, or whenever you have read enough, the link below ends it at once.',
        ],
        link: { label: 'Unsubscribe', address: new URL(unsubscribe(token), siteUrl).href },
      }),
    )
  })
  return []
}

/** Ends all letters to an address: what was asked for at the foot of a page, and in its account where it has one. */
function endLetters(world: World, emailKey: string): void {
  const { sql } = world
  const at = world.now().toISOString()
  inTransaction(sql, () => {
    endSubscription(sql, emailKey, at)
    const account = accountOfEmail(sql, emailKey)
    if (!account) return
    unpackCustomer(sql, account.id)
    withdrawConsent(sql, account.id, { purpose: 'MARKETING_EMAIL', at })
  })
}

const unknownSubscription: NewsletterUserError = {
  code: 'UNKNOWN_SUBSCRIPTION',
  field: null,
  message: 'No letter has this link.',
}
