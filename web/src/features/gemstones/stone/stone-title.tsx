import { Fragment } from 'react'
import styles from './stone-title.module.css'

/** The title of a stone; lab-grown is never torn apart at the end of a line. */
export function StoneTitle({ title }: { title: string }) {
  const words = title.split(' ')
  return words.map((word, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- a title never changes its words
    <Fragment key={index}>
      {index > 0 && ' '}
      {word.includes('-') ? <span className={styles.whole}>{word}</span> : word}
    </Fragment>
  ))
}
