/**
 * Words by the slugs of the vocabulary; none, since that is English. In other languages the build puts
 * `own-words-translated.ts` in place of this file.
 */
export const ownWords: Readonly<Record<string, () => string>> = {}
