import { useLocation } from '@tanstack/react-router'
import { m } from '#generated/paraglide/messages.js'
import skeletons from '#ui/skeleton.module.css'
import grids from '#shop/card/design-grid.module.css'
import { SearchFrame } from './search-frame.tsx'
import { askedText, searchParameters } from './search-text.ts'

/** How many results are hinted at while the shop looks (rules/search#panel). */
const placeholders = 8

/** The search page while its results are on their way. */
export function SearchSkeleton() {
  const { search } = useLocation()
  return (
    <SearchFrame asked={askedText(searchParameters(search))} heading={m.search_title()}>
      <p role="status">{m.search_loading()}</p>
      <ul className={grids.grid} aria-hidden="true">
        {Array.from({ length: placeholders }, (_, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- they are all alike
          <li key={index}>
            <span className={skeletons.stage} />
            <span className={skeletons.line} />
            <span className={skeletons.shortLine} />
          </li>
        ))}
      </ul>
    </SearchFrame>
  )
}
