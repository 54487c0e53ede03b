import { markTyped } from './mark-typed.ts'
import styles from './marked-text.module.css'

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
