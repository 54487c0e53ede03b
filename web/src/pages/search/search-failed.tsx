import { shopIdentity } from '@shop/schema/domain/vocabulary/shop-identity'
import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { apiErrorKind } from '#data/api-error.ts'
import { reportError } from '#data/report-error.ts'
import { m } from '#generated/paraglide/messages.js'
import buttons from '#ui/button.module.css'
import { StatePanel } from '#ui/state-panel.tsx'
import { SearchFrame } from './search-frame.tsx'
import { askedText, searchParameters } from './search-text.ts'

/** The search did not answer: the text stays in its field, and the same can be tried again. */
export function SearchFailed({ error }: { error: unknown }) {
  const { search } = useLocation()
  useEffect(() => {
    // A failed call is reported where it was made; everything else is a bug and reported here.
    if (apiErrorKind(error) === null) reportError(error, { where: 'search page' })
  }, [error])
  return (
    <SearchFrame asked={askedText(searchParameters(search))} heading={m.search_title()}>
      <title>{m.page_title({ title: m.search_failed_title() })}</title>
      <div role="alert">
        <StatePanel
          title={m.search_failed_title()}
          actions={
            // A link to this very page, which the browser loads anew.
            <a className={buttons.button} href="">
              {m.search_retry()}
            </a>
          }
        >
          {m.search_failed_text({ phone: shopIdentity.freephone.shown })}
        </StatePanel>
      </div>
    </SearchFrame>
  )
}
