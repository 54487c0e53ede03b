import { useId, useState } from 'react'
import { m } from '#generated/paraglide/messages.js'
import fields from '#ui/field.module.css'
import { ShopLink } from '#ui/shop-link.tsx'
import { findEntries, type PageEntry } from './find-entries.ts'
import styles from './search-on-page.module.css'

interface SearchOnPageProps {
  readonly label: string
  /** What can be found, read from the page: the server wrote it, and a browser is not sent it again as data. */
  readonly readEntries: () => readonly PageEntry[]
  readonly countText: (count: number) => string
  readonly noneText: string
}

/** Finds among what stands on the page; what was found is said, and each of it is a link. */
export function SearchOnPage({ label, readEntries, countText, noneText }: SearchOnPageProps) {
  const id = useId()
  const [entered, setEntered] = useState('')
  const found = entered.trim() === '' ? null : findEntries(readEntries(), entered)
  return (
    <search className={styles.search}>
      <div className={fields.field}>
        <label htmlFor={id}>{label}</label>
        <input
          id={id}
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          value={entered}
          onChange={({ target }) => setEntered(target.value)}
        />
      </div>
      <p role="status" className={styles.count}>
        {found && (found.length > 0 ? countText(found.length) : noneText)}
      </p>
      {found && found.length > 0 && (
        <ul>
          {found.map(({ href, title, language, hrefLang, subject, subjectLanguage }) => (
            <li key={href}>
              {/* What is found is a page, or a place on this one. */}
              {href.startsWith('/') ? (
                <ShopLink href={href} lang={language} hrefLang={hrefLang}>
                  {title}
                </ShopLink>
              ) : (
                <a href={href} lang={language}>
                  {title}
                </a>
              )}
              {subject !== null && <span lang={subjectLanguage}>{subject}</span>}
            </li>
          ))}
        </ul>
      )}
      {found?.length === 0 && <ShopLink href="/contact">{m.tool_faq_contact()}</ShopLink>}
    </search>
  )
}
