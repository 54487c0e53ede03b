import { SearchHints } from './search-hints.tsx'
import { SearchWaysOn } from './search-ways-on.tsx'

/** Nothing was found: other words, other ways, and people (rules/search#nothing-found). */
export function NoHits({ text }: { text: string }) {
  return (
    <>
      <SearchHints text={text} />
      <SearchWaysOn />
    </>
  )
}
