import { isLanguage } from '@shop/schema/domain/vocabulary/languages'
import { cookieOfLanguage, languageAction } from '../data/language/language-cookie.ts'
import { pageBefore, readForm, seeOther } from './posted-form.ts'

/** Bytes of a form: one short word. */
const bodyLimitBytes = 256

/**
 * The language selector as a browser sends it that runs no script (rules/content-and-languages#languages): `POST
 * /language`. The answer keeps the choice in a cookie and sends it back to its page. Null for anything else.
 */
export async function answerLanguageForm(
  pathname: string,
  request: Request,
  siteUrl: string,
): Promise<Response | null> {
  if (request.method !== 'POST' || pathname !== languageAction) return null
  const fields = await readForm(request, siteUrl, bodyLimitBytes)
  if (fields instanceof Response) return fields
  const language = fields.get('language')
  const response = seeOther(pageBefore(request))
  if (isLanguage(language)) {
    response.headers.append('set-cookie', cookieOfLanguage(language, siteUrl.startsWith('https:')))
  }
  return response
}
