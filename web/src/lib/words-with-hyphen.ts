/** A part of a text. */
interface TextPart {
  /** Where it begins. */
  readonly at: number
  readonly part: string
  /** A word with a hyphen that is short enough to stand on one line of a phone. */
  readonly isUnbroken: boolean
}

const longestUnbroken = 18

/** A text in its parts, one after the other: words with hyphens, and all that is between them. */
export function wordsWithHyphen(text: string): TextPart[] {
  let at = 0
  return text.split(/([^\s-]+(?:-[^\s-]+)+)/).flatMap((part, index) => {
    const begins = at
    at += part.length
    // Every other part is what the expression matched.
    const isUnbroken = index % 2 === 1 && part.length <= longestUnbroken
    return part === '' ? [] : [{ at: begins, part, isUnbroken }]
  })
}
