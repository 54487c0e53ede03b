import type { Plugin } from 'vite'

/** A generated message: it asks which language is wanted, and answers in that. */
const asking =
  /^export const (?<name>\w+) = .*\n\t(?:const locale = )?experimentalStaticLocale \?\? options\.locale \?\? getLocale\(\)\n(?<answers>(?:\t(?:if \(locale === "\w+"\) )?return \w+\(inputs\)\n)+)\}\);?$/m
const answer = /(?:if \(locale === "(\w+)"\) )?return (\w+)\(inputs\)/g

/**
 * Leaves of every message the words of one language, and that it asks for the language before it answers: the shop is
 * built once for each. With a hundred and more messages on a page the asking alone is 2 to 5 KB of its scripts.
 */
export function plainMessages(language: string): Plugin {
  return {
    name: 'plain-messages',
    enforce: 'pre',
    transform: {
      filter: { id: /\/generated\/paraglide\/messages\/\w+\.js$/ },
      handler: (code) => ({ code: plainMessage(code, language), map: null }),
    },
  }
}

/** The module of a message with nothing but its text in a language, in the base language where it has no other. */
export function plainMessage(code: string, language: string): string {
  const { name, answers } = asking.exec(code)?.groups ?? {}
  if (name === undefined || answers === undefined) return code
  const texts = [...answers.matchAll(answer)].map(([, locale, text]) => ({ locale, text }))
  const { text } = texts.find(({ locale }) => locale === language) ?? texts.at(-1) ?? {}
  return code.replace(asking, `export { ${text} as ${name} }`).replace(/^import .*\n/m, '')
}
