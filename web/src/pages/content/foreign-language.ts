/** The language of a page's words where that is not the shop's, for the attribute `lang`; undefined for the shop's own. */
export type ForeignLanguage = string | undefined
