import { regex, string } from 'zod/mini'

/** An address of the shop: never one of another host, nor one that would run a script. */
export const shopHref = string().check(regex(/^\/(?![/\\])/))
