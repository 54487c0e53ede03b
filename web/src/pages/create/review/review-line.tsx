import type { ReactNode } from 'react'
import { StoneTitle } from '#shop/gemstone/stone-title.tsx'
import styles from './review-line.module.css'

interface ReviewLineProps {
  /** Small, and large above: not fetched ahead, since what came for the large one often serves. */
  readonly picture: ReactNode
  readonly title: string
  /** What is chosen, a line each. */
  readonly facts: readonly string[]
  readonly price: ReactNode
  /** Ways to change it, and why it costs what it does. */
  readonly children: ReactNode
}

/** One part of the ring: what is chosen, what it costs, and how to change it. */
export function ReviewLine({ picture, title, facts, price, children }: ReviewLineProps) {
  return (
    <section className={styles.line} aria-label={title}>
      <div className={styles.picture}>{picture}</div>
      <div className={styles.words}>
        <h2>
          <StoneTitle title={title} />
        </h2>
        <ul>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </div>
      <p className={styles.price}>{price}</p>
      <div className={styles.more}>{children}</div>
    </section>
  )
}
