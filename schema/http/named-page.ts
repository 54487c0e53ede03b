import { minLength, nullable, object, optional, string } from 'zod/mini'
import { shopHref } from './shop-href.ts'

const words = string().check(minLength(1))

/** A page that another names: `language` is that of its words, where they stand in another than the page that names it. */
export const namedPage = object({ title: words, href: shopHref, language: optional(words) })

/** The same with a sentence of what stands there; null for none. */
export const describedPage = object({ ...namedPage.shape, note: nullable(words) })
