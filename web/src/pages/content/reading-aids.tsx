import type { ContentPage, ContentSection } from '@shop/schema/http/content'
import { m } from '#generated/paraglide/messages.js'
import { Icon } from '#ui/icon.tsx'
import type { ForeignLanguage } from './foreign-language.ts'
import styles from './reading-aids.module.css'

interface PlacesProps {
  readonly sections: readonly ContentSection[]
  readonly lang: ForeignLanguage
}

/** What stands on the page: beside it where there is room, else opened by hand; nothing for a page of one section. */
export function Contents({ sections, lang }: PlacesProps) {
  if (sections.length < 2) return null
  return (
    <nav className={`no-print ${styles.contents}`} aria-label={m.content_contents()}>
      <details>
        <summary>
          {m.content_contents()}
          <Icon name="chevron" />
        </summary>
        <Places {...{ sections, lang }} />
      </details>
      <div>
        <p>{m.content_contents()}</p>
        <Places {...{ sections, lang }} />
      </div>
    </nav>
  )
}

function Places({ sections, lang }: PlacesProps) {
  return (
    <ol lang={lang}>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ol>
  )
}

/** Where a reader goes next. */
export function Related({
  links,
  lang,
}: {
  readonly links: ContentPage['related']
  readonly lang: ForeignLanguage
}) {
  if (links.length === 0) return null
  return (
    <nav className={`no-print ${styles.related}`} aria-labelledby="read-next">
      <h2 id="read-next">{m.content_related()}</h2>
      <ul>
        {links.map(({ title, note, href, language }) => (
          <li key={href} lang={language ?? lang}>
            <a href={href} hrefLang={language}>
              {title}
            </a>
            {note !== null && <p>{note}</p>}
          </li>
        ))}
      </ul>
    </nav>
  )
}
