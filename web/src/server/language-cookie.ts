import { defaultLanguage, isLanguage, type Language } from '@shop/schema/domain/vocabulary/languages'

/** The language that a visitor has chosen, from the `cookie` header; English where it names none of the shop's. */
export function languageOfCookie(header: string | null): Language {
  const named = /(?:^|;\s*)language=([^;]*)/.exec(header ?? '')?.[1]?.trim()
  return isLanguage(named) ? named : defaultLanguage
}
