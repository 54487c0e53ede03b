import { search } from '@shop/schema/domain/addresses/addresses'
import { ShopLink } from '#ui/shop-link.tsx'
import type { SearchTerm } from './search-suggestions.ts'
import styles from './search-terms.module.css'

interface SearchTermsProps {
  readonly title: string
  readonly terms: readonly SearchTerm[]
}

/** Texts to search for, each a link to what it finds. */
export function SearchTerms({ title, terms }: SearchTermsProps) {
  return (
    <section className={styles.terms}>
      <h2>{title}</h2>
      <ul>
        {terms.map(({ term, word }) => (
          <li key={word}>
            <ShopLink className="link" href={search(term)}>
              {word}
            </ShopLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
