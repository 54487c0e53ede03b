import { m } from '#generated/paraglide/messages.js'
import type { ForeignLanguage } from '../foreign-language.ts'
import type { PageEntry } from './find-entries.ts'
import { SearchOnPage } from './search-on-page.tsx'

/**
 * Finds among the pages that the index on the page lists (`page-index.tsx`), marked as there where they are not
 * translated (rules/content-and-languages#translated).
 */
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
    const group = item.closest('[data-subject]')
    const subject = group?.getAttribute('data-subject') ?? null
    const href = link?.getAttribute('href')
    return link && href
      ? [
          {
            href,
            title: link.textContent,
            text: item.textContent,
            language: languageOf(link),
            hrefLang: link.getAttribute('hreflang') ?? undefined,
            subject: subject === link.textContent ? null : subject,
            subjectLanguage: languageOf(group?.firstElementChild),
          },
        ]
      : []
  })
}

/** The language of some words where they, or what they stand in, say another than the page. */
function languageOf(words: Element | null | undefined): ForeignLanguage {
  return words?.closest('[lang]:not(:root)')?.getAttribute('lang') ?? undefined
}
