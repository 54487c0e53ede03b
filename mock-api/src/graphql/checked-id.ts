import { badUserInput } from './bad-user-input.ts'

/** What an id, a sku or the name of an option may have (rules/contract#limits). */
const maxIdLength = 64

/** Checks an id: 1 to 64 characters. */
export function checkedId(argument: string, id: string): string {
  if (id !== '') return shortText(argument, id)
  throw badUserInput(argument, `${argument} must not be empty.`)
}

/** Checks that a text is not too long. */
export function shortText(argument: string, text: string, maxLength: number = maxIdLength): string {
  if ([...text].length <= maxLength) return text
  throw badUserInput(argument, `${argument} must have at most ${maxLength} characters.`)
}
