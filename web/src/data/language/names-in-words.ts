import { m } from '#generated/paraglide/messages.js'

/** Names that count all together: `Oval, Pear and Round`. Not by the platform's own lists, as `domain/values/decimal-text` says. */
export function allInWords(names: readonly string[]): string {
  return inWords(names, m.names_and)
}

/** Names of which each will do: `Oval, Pear or Round`. */
export function anyInWords(names: readonly string[]): string {
  return inWords(names, m.names_or)
}

function inWords(
  names: readonly string[],
  join: (parts: { readonly names: string; readonly last: string }) => string,
): string {
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : join({ names: names.slice(0, -1).join(', '), last })
}
