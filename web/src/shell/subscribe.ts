import { emailPattern, longestEmail } from '@shop/schema/domain/vocabulary/email'
import { newsletterVersion } from '@shop/schema/domain/vocabulary/newsletter-wordings'
import { apiErrorKind } from '#data/api-error.ts'
import { shopLanguage } from '#data/language/shop-language.ts'
import { request } from '#data/request.ts'
import { SubscribeToNewsletterDocument } from '#generated/operations/subscribe-to-newsletter.ts'

/** Subscribes an address as it was typed; a failed call has been reported. */
export async function subscribe(typed: string): Promise<'done' | 'invalid' | 'away'> {
  const email = typed.trim()
  if (email.length > longestEmail || !emailPattern.test(email)) return 'invalid'
  try {
    const { subscribeToNewsletter } = await request(SubscribeToNewsletterDocument, {
      input: { email, wordingVersion: newsletterVersion, wordingLanguage: shopLanguage },
    })
    return subscribeToNewsletter.userErrors.length === 0 ? 'done' : 'invalid'
  } catch (error) {
    if (apiErrorKind(error) === null) throw error
    return 'away'
  }
}
