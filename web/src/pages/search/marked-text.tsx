import { foldText, searchWords } from '@shop/schema/domain/search/search-text'
import styles from './marked-text.module.css'

/** A stretch of a text, and whether the shopper has typed it. */
interface TextPart {
  readonly text: string
  readonly isTyped: boolean
}

/** A text in which what the shopper has typed stands out. */
export function MarkedText({ text, typed }: { text: string; typed: string }) {
  return markTyped(text, typed).map((part, index) =>
    // oxlint-disable react/no-array-index-key -- the parts of a text never move
    part.isTyped ? (
      <mark key={index} className={styles.typed}>
        {part.text}
      </mark>
    ) : (
      <span key={index}>{part.text}</span>
    ),
  )
}

/**
 * A text in stretches, those that were typed apart from the rest (rules/search#panel): the beginnings of its
 * words that a typed word spells, whatever the case and the accents.
 */
export function markTyped(text: string, typed: string): TextPart[] {
  const words = searchWords(typed).toSorted((a, b) => b.length - a.length)
  return joined(
    text.split(/(\p{L}[\p{L}\p{M}]*|\d+(?:\.\d+)?)/u).flatMap((word) => {
      const found = words.find((candidate) => foldText(word).startsWith(candidate))
      if (found === undefined) return [{ text: word, isTyped: false }]
      const length = lengthFolding(word, found.length)
      return [
        { text: word.slice(0, length), isTyped: true },
        { text: word.slice(length), isTyped: false },
      ]
    }),
  )
}

/** How much of a word makes so many letters when it is folded. */
function lengthFolding(word: string, letters: number): number {
  let length = 0
  while (length < word.length && foldText(word.slice(0, length)).length < letters) length += 1
  while (length < word.length && /\p{M}/u.test(word[length] ?? '')) length += 1
  return length
}

function joined(parts: readonly TextPart[]): TextPart[] {
  const whole: TextPart[] = []
  for (const part of parts) {
    const last = whole.at(-1)
    if (part.text === '') continue
    if (last?.isTyped === part.isTyped) whole[whole.length - 1] = { ...last, text: last.text + part.text }
    else whole.push(part)
  }
  return whole
}
