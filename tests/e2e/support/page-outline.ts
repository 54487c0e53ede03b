import { mainOf } from './page-text.ts'

/** How a page is built, read from its HTML: what readers go by who cannot see it. */

/** The levels of the headings of its main part, in their order. */
export function headingLevelsOf(html: string): number[] {
  return [...mainOf(html).matchAll(/<h([1-6])[\s>]/g)].map(([, level]) => Number(level))
}

/** Where a heading stands more than one level below the one before, as `2 > 4`. */
export function leapsIn(levels: readonly number[]): string[] {
  return levels.flatMap((level, index) => {
    const before = levels[index - 1] ?? 0
    return level > before + 1 ? `${before} > ${level}` : []
  })
}

/**
 * Pictures and drawings that say nothing of what they show. One that its words beside it name has an empty `alt`, and a
 * drawing that only adorns is hidden; words such as "image" say nothing.
 */
export function picturesWithoutWords(html: string): string[] {
  const main = mainOf(html)
  const pictures = [...main.matchAll(/<img\b[^>]*>/g)].map(([tag]) => tag)
  const drawings = [...main.matchAll(/<svg\b[^>]*>/g)].map(([tag]) => tag)
  return [
    ...pictures.filter((tag) => !/ alt="/.test(tag) || saysNothing.test(tag)),
    ...drawings.filter(
      (tag) => !/ aria-hidden="true"/.test(tag) && !/ role="img" aria-label(ledby)?="[^"]{10,}"/.test(tag),
    ),
  ]
}

const saysNothing = / alt="(?:image|picture|photo|drawing|[^"]*\.(?:webp|jpe?g|png|svg))"/i

/** What a page tells search engines of itself; empty for none. */
export function descriptionOf(html: string): string {
  return /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? ''
}
