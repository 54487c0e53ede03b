import { useLocation } from '@tanstack/react-router'
import { m } from '#generated/paraglide/messages.js'
import { CardGridSkeleton } from '#shop/card/card-grid-skeleton.tsx'
import { SearchFrame } from './search-frame.tsx'
import { askedText, searchParameters } from './search-text.ts'

/** The search page while its results load. */
export function SearchSkeleton() {
  const { search } = useLocation()
  return (
    <SearchFrame asked={askedText(searchParameters(search))} heading={m.search_title()}>
      <p role="status">{m.search_loading()}</p>
      <CardGridSkeleton />
    </SearchFrame>
  )
}
