import { defaultLanguage, isLanguage, type Language } from '@shop/schema/domain/vocabulary/languages'

const yearS = 365 * 86_400

/**
 * By this header a page says which language it is in when it asks for words: another tab may have chosen another one
 * since.
 */
export const languageHeader = 'shop-language'

/**
 * The language in which a request is answered: the one that its visitor has chosen, and where a page asks for words, the
 * page's. No page itself is chosen by that header: those that share a cache would be given what somebody else had named.
 */
export function languageOfRequest({ url, headers }: Pick<Request, 'url' | 'headers'>): Language {
  const named = headers.get(languageHeader)
  const ofPage = named !== null && URL.parse(url)?.pathname.startsWith('/api/') ? named : null
  return isLanguage(ofPage) ? ofPage : (chosenLanguage(headers.get('cookie')) ?? defaultLanguage)
}

/** The language that cookies name, as a header or a document has them; null where they name none of the shop's. */
export function chosenLanguage(cookies: string | null): Language | null {
  const named = /(?:^|;\s*)language=([^;]*)/.exec(cookies ?? '')?.[1]
  return isLanguage(named) ? named : null
}

/** The cookie that keeps a choice for a year (rules/content-and-languages#languages). */
export function cookieOfLanguage(language: Language, isSecure: boolean): string {
  return `language=${language}; Path=/; Max-Age=${yearS}; SameSite=Lax${isSecure ? '; Secure' : ''}`
}

/** Takes the form of the language selector, as any browser sends it. */
export const languageAction = '/language'
