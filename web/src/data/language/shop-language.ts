import { defaultLanguage, isLanguage, type Language } from '@shop/schema/domain/vocabulary/languages'

/** The language that this build of the shop speaks: there is one for each, and none brings another's words. */
export const shopLanguage: Language = import.meta.env.SHOP_LANGUAGE ?? defaultLanguage

/** The same as a page states it. */
export const pageLanguage = shopLanguage === 'en' ? 'en-GB' : shopLanguage

/**
 * `lang` of what the API says in words of its own, which are English (rules/content-and-languages#words-of-the-api): stated
 * where the page is in another language, so that it is read aloud as what it is.
 */
export const apiLanguage = shopLanguage === 'en' ? undefined : 'en'

/** The same as other sites read it. */
export const shownLocale = { en: 'en_GB', fr: 'fr_FR', de: 'de_DE' }[shopLanguage]

/** The languages that the shop is built in, by their own names. */
export const shopLanguages: readonly Language[] = (import.meta.env.SHOP_LANGUAGES ?? []).filter(isLanguage)
