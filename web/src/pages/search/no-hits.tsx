import { SearchHints } from './search-hints.tsx'
import { SearchWaysOn } from './search-ways-on.tsx'

/** Nothing was found: other words, other ways, and people (shop facts, 13). */
export function NoHits({ text }: { text: string }) {
  return (
    <>
      <SearchHints text={text} />
      <SearchWaysOn />
    </>
  )
}
