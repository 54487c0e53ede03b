import { nameInSentence } from '#data/language/nouns.ts'
import { m } from '#generated/paraglide/messages.js'
import type { BuildStone } from '#shop/build/build-stone.ts'

/** What a line of the basket is called, by its setting and its stones: two that read alike are named once. */
export function lineTitle(name: string, stones: readonly Pick<BuildStone, 'view'>[]): string {
  const [first, second] = stones.map(({ view }) => nameInSentence(view.title))
  if (first === undefined) return name
  if (second === undefined) return m.basket_line_title({ name, stone: first })
  return first === second
    ? m.basket_line_title_alike({ name, stone: first })
    : m.basket_line_title_pair({ name, first, second })
}
