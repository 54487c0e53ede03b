import { useId, useState } from 'react'
import { m } from '#generated/paraglide/messages.js'
import { ShopLink } from '#ui/shop-link.tsx'
import fields from '#ui/field.module.css'
import { findQuestions, type PageQuestion } from './find-questions.ts'
import styles from './faq-search-tool.module.css'

/** Finds among the questions that stand on the page; each result leads to its answer, which the browser then opens. */
export function FaqSearchTool() {
  const id = useId()
  const [entry, setEntry] = useState('')
  const found = entry.trim() === '' ? null : findQuestions(questionsOnPage(), entry)
  return (
    <search className={styles.search}>
      <div className={fields.field}>
        <label htmlFor={id}>{m.tool_faq_label()}</label>
        <input
          id={id}
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          value={entry}
          onChange={({ target }) => setEntry(target.value)}
        />
      </div>
      <p role="status" className={styles.count}>
        {found && (found.length > 0 ? m.tool_faq_count({ count: found.length }) : m.tool_faq_none())}
      </p>
      {found && found.length > 0 && (
        <ul>
          {found.map(({ id: place, question }) => (
            <li key={place}>
              <a href={`#${place}`}>{question}</a>
            </li>
          ))}
        </ul>
      )}
      {found?.length === 0 && <ShopLink href="/contact">{m.tool_faq_contact()}</ShopLink>}
    </search>
  )
}

/** The server wrote them, and a browser is not sent them again as data: they are read from where they stand. */
function questionsOnPage(): PageQuestion[] {
  return [...document.querySelectorAll('article details')].flatMap((details) => {
    const [summary, answer] = details.children
    return summary && answer?.id
      ? [{ id: answer.id, question: summary.textContent, answer: answer.textContent }]
      : []
  })
}
