/** Languages of the storefront (rules/content-and-languages#languages), as cookie, record and content service name them. */
export const languages = ['en', 'fr', 'de'] as const
export type Language = (typeof languages)[number]

/** The language of whoever has chosen none, and of search engines. */
export const defaultLanguage: Language = 'en'

/** Whether a value that came from outside is the name of a language of the storefront. */
export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value)
}

/** Each by its own name, as whoever speaks it looks for it. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  fr: 'Français',
  de: 'Deutsch',
}
