import type { Plugin } from 'vite'

/** A generated message: it asks which language is wanted, and answers in the only one. */
const asking =
  /^export const (?<name>\w+) = .*\n\texperimentalStaticLocale \?\? options\.locale \?\? getLocale\(\)\n\treturn (?<text>\w+)\(inputs\)\n\}\);?$/m

/**
 * Leaves out that every message asks for the language before it answers in the only one there is: with a hundred
 * and more messages on a page that is 2 to 5 KB of its scripts. A message of several languages stays as it is.
 */
export function plainMessages(): Plugin {
  return {
    name: 'plain-messages',
    enforce: 'pre',
    transform: {
      filter: { id: /\/generated\/paraglide\/messages\/\w+\.js$/ },
      handler: (code) => ({ code: plainMessage(code), map: null }),
    },
  }
}

/** The module of a message in one language with nothing but its text; that of any other as it is. */
export function plainMessage(code: string): string {
  if (!asking.test(code)) return code
  return code.replace(asking, 'export { $<text> as $<name> }').replace(/^import .*\n/m, '')
}
