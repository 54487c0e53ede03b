import { Fragment } from 'react'
import { wordsWithHyphen } from '#lib/words-with-hyphen.ts'
import styles from './unbroken-words.module.css'

/** A text in which no line ends within `lab-grown`; what is read aloud and copied is the text as it is. */
export function UnbrokenWords({ text }: { text: string }) {
  return wordsWithHyphen(text).map(({ at, part, isUnbroken }) =>
    isUnbroken ? (
      <span key={at} className={styles.whole}>
        {part}
      </span>
    ) : (
      <Fragment key={at}>{part}</Fragment>
    ),
  )
}
