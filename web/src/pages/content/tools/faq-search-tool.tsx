import { m } from '#generated/paraglide/messages.js'
import type { PageEntry } from './find-entries.ts'
import { SearchOnPage } from './search-on-page.tsx'

/** Finds among the questions that stand on the page; each result leads to its answer, which the browser then opens. */
export function FaqSearchTool() {
  return (
    <SearchOnPage
      label={m.tool_faq_label()}
      readEntries={questionsOnPage}
      countText={(count) => m.tool_faq_count({ count })}
      noneText={m.tool_faq_none()}
    />
  )
}

function questionsOnPage(): PageEntry[] {
  return [...document.querySelectorAll('article details')].flatMap((details) => {
    const [summary, answer] = details.children
    return summary && answer?.id
      ? [{ href: `#${answer.id}`, title: summary.textContent, text: answer.textContent, subject: null }]
      : []
  })
}
