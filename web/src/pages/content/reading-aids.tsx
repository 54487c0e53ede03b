import type { ContentPage, ContentSection } from '@shop/schema/http/content'
import { m } from '#generated/paraglide/messages.js'
import styles from './reading-aids.module.css'

/** What stands on the page: beside it where there is room, else opened by hand; nothing for a page of one section. */
export function Contents({ sections }: { readonly sections: readonly ContentSection[] }) {
  if (sections.length < 2) return null
  return (
    <nav className={`no-print ${styles.contents}`} aria-label={m.content_contents()}>
      <details>
        <summary>{m.content_contents()}</summary>
        <Places sections={sections} />
      </details>
      <div>
        <p>{m.content_contents()}</p>
        <Places sections={sections} />
      </div>
    </nav>
  )
}

function Places({ sections }: { readonly sections: readonly ContentSection[] }) {
  return (
    <ol>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ol>
  )
}

/** Where a reader goes next. */
export function Related({ links }: { readonly links: ContentPage['related'] }) {
  if (links.length === 0) return null
  return (
    <nav className={`no-print ${styles.related}`} aria-labelledby="read-next">
      <h2 id="read-next">{m.content_related()}</h2>
      <ul>
        {links.map(({ title, note, href }) => (
          <li key={href}>
            <a href={href}>{title}</a>
            {note !== null && <p>{note}</p>}
          </li>
        ))}
      </ul>
    </nav>
  )
}
