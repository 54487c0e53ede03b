import { m } from '#generated/paraglide/messages.js'

/** What the vocabulary calls an option, in English: its slug in addresses, and its name. */
export interface NamedOption {
  readonly slug: string
  readonly name: string
}

/**
 * What an option of the vocabulary is called in the language of the page, within a phrase: ronde, Rund, Round. Its English
 * name where the language has no word for it.
 */
export function ownWord({ slug, name }: NamedOption): string {
  // The name of this one shape is a gem's as well.
  return m.label({ key: slug === 'emerald-cut' ? slug : name, name })
}

/** The same as a label: Ronde. */
export function ownName(option: NamedOption): string {
  return asLabel(ownWord(option))
}

/** The word for what is known by its English name alone, within a phrase. */
export function ownWordOf(name: string): string {
  return m.label({ key: name, name })
}

/** The label of what is known by its English name alone; `of` is the attribute, where a name means several things. */
export function ownNameOf(name: string, of?: string): string {
  const word = ownWordOf(name)
  return asLabel(of === undefined ? word : m.label({ key: `${of} ${name}`, name: word }))
}

/** A word of a phrase as it stands by itself. */
export function asLabel(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
