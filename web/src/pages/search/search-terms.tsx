import { search } from '@shop/schema/domain/addresses/addresses'
import { ShopLink } from '#ui/shop-link.tsx'
import styles from './search-terms.module.css'

interface SearchTermsProps {
  readonly title: string
  readonly terms: readonly string[]
  /** What the link of each term says; the term itself when left out. */
  readonly words?: readonly string[]
}

/** Texts to search for, each a link to what it finds. */
export function SearchTerms({ title, terms, words = terms }: SearchTermsProps) {
  return (
    <section className={styles.terms}>
      <h2>{title}</h2>
      <ul>
        {terms.map((term, index) => (
          <li key={term}>
            <ShopLink className="link" href={search(term)}>
              {words[index]}
            </ShopLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
