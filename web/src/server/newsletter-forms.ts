import { unsubscribe } from '@shop/schema/domain/addresses/addresses'
import { isLanguage, type Language } from '@shop/schema/domain/vocabulary/languages'
import { newsletterVersion } from '@shop/schema/domain/vocabulary/newsletter-wordings'
import { languageOfRequest } from '../data/language/language-cookie.ts'
import { request as ask } from '../data/request.ts'
import { SubscribeToNewsletterDocument } from '../generated/operations/subscribe-to-newsletter.ts'
import { UnsubscribeFromNewsletterDocument } from '../generated/operations/unsubscribe-from-newsletter.ts'
import { pageBefore, readForm, seeOther } from './posted-form.ts'

/** Bytes of a form: an address, each character written as nine. */
const bodyLimitBytes = 4 * 1024

/**
 * The forms of the newsletter as a browser sends them by itself (rules/enquiries#newsletter): `POST /newsletter` and
 * `POST /unsubscribe`. The answer sends it back to its page, where the part behind the `#` shows what became of it. Null
 * for anything else.
 */
export async function answerNewsletterForm(
  pathname: string,
  request: Request,
  siteUrl: string,
): Promise<Response | null> {
  const isForm = request.method === 'POST' && (pathname === '/newsletter' || pathname === unsubscribe())
  if (!isForm) return null
  const fields = await readForm(request, siteUrl, bodyLimitBytes)
  if (fields instanceof Response) return fields
  if (pathname === '/newsletter') {
    const read = fields.get('language')
    const language = isLanguage(read) ? read : languageOfRequest(request)
    const outcome = await subscribe(fields.get('email') ?? '', language)
    return seeOther(`${pageBefore(request)}#newsletter-${outcome}`)
  }
  const token = new URL(request.url).searchParams.get('token') ?? ''
  return seeOther(`${unsubscribe(token)}#unsubscribe-${await leave(token)}`)
}

async function subscribe(email: string, language: Language): Promise<'done' | 'invalid' | 'away'> {
  try {
    const { subscribeToNewsletter } = await ask(SubscribeToNewsletterDocument, {
      input: { email, wordingVersion: newsletterVersion, wordingLanguage: language },
    })
    return subscribeToNewsletter.userErrors.length === 0 ? 'done' : 'invalid'
  } catch {
    // Reported where it was asked.
    return 'away'
  }
}

async function leave(token: string): Promise<'done' | 'unknown' | 'away'> {
  // What cannot be a token is not asked for.
  if (token === '' || token.length > 64) return 'unknown'
  try {
    const { unsubscribeFromNewsletter } = await ask(UnsubscribeFromNewsletterDocument, { input: { token } })
    return unsubscribeFromNewsletter.userErrors.length === 0 ? 'done' : 'unknown'
  } catch {
    return 'away'
  }
}
