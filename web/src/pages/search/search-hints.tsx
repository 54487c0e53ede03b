import { m } from '#generated/paraglide/messages.js'
import { popularSearches } from './popular-searches.ts'
import { inOwnWords, searchSuggestions } from './search-suggestions.ts'
import { SearchTerms } from './search-terms.tsx'
import styles from './search-hints.module.css'

/** Ways on from a text that found nothing: corrected terms, synonyms, and what others look for. */
export function SearchHints({ text }: { text: string }) {
  const { corrected, synonyms } = searchSuggestions(text)
  return (
    <div className={styles.hints}>
      <p>{m.search_none_text()}</p>
      {corrected.length > 0 && <SearchTerms title={m.search_corrected()} terms={corrected} />}
      {synonyms.length > 0 && (
        <SearchTerms
          title={m.search_synonyms()}
          terms={synonyms.map(({ typed, means }) => ({
            term: means,
            word: m.search_synonym({ typed, means: inOwnWords(means).word }),
          }))}
        />
      )}
      <SearchTerms title={m.search_popular()} terms={popularSearches.map(inOwnWords)} />
    </div>
  )
}
