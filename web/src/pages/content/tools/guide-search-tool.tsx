import { m } from '#generated/paraglide/messages.js'
import type { PageEntry } from './find-entries.ts'
import { SearchOnPage } from './search-on-page.tsx'

/** Finds among the pages that the index on the page lists (`page-index.tsx`). */
export function GuideSearchTool() {
  return (
    <SearchOnPage
      label={m.tool_guides_label()}
      readEntries={guidesOnPage}
      countText={(count) => m.tool_guides_count({ count })}
      noneText={m.tool_guides_none()}
    />
  )
}

function guidesOnPage(): PageEntry[] {
  return [...document.querySelectorAll('[data-subject] li')].flatMap((item) => {
    const link = item.querySelector('a')
    const subject = item.closest('[data-subject]')?.getAttribute('data-subject') ?? null
    const href = link?.getAttribute('href')
    return link && href
      ? [
          {
            href,
            title: link.textContent,
            text: item.textContent,
            subject: subject === link.textContent ? null : subject,
          },
        ]
      : []
  })
}
