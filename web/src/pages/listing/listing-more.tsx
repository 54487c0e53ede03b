import { m } from '#generated/paraglide/messages.js'
import { Icon } from '#ui/icon.tsx'
import type { ListingWords } from './listing-words.ts'
import styles from './listing-more.module.css'

interface ListingMoreProps {
  readonly more: NonNullable<ListingWords['more']>
}

/** More about what a listing holds, and what shoppers ask of it: below the pieces, where it is in nobody's way. */
export function ListingMore({ more: { title, about, questions } }: ListingMoreProps) {
  return (
    <section className={styles.band} aria-labelledby="about-list">
      <div className={`wrap ${styles.columns}`}>
        <div>
          <h2 id="about-list">{title}</h2>
          <p>{about}</p>
        </div>
        <div>
          <h3 className={styles.questions}>{m.listing_questions()}</h3>
          {questions.map(({ question, answer }) => (
            <details key={question} className={styles.question}>
              <summary>
                <span>{question}</span>
                <Icon name="chevron" />
              </summary>
              <p>{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  )
}
