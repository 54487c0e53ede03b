import type { ContentPage, ContentSection } from '@shop/schema/http/content'
import type { ReactNode } from 'react'
import { m } from '#generated/paraglide/messages.js'
import { Icon } from '#ui/icon.tsx'
import type { ForeignLanguage } from './foreign-language.ts'
import styles from './reading-aids.module.css'

interface PlacesProps {
  readonly sections: readonly ContentSection[]
  readonly lang: ForeignLanguage
}

const none: NonNullable<ContentPage['siblings']> = []

interface SiblingsProps {
  readonly siblings?: ContentPage['siblings']
  /** The page's own address. */
  readonly path: string
  readonly lang: ForeignLanguage
}

/** What stands on the page, where it has more than one section, and the pages of its kind, where it has any. */
export function Contents({ sections, siblings = none, path, lang }: PlacesProps & SiblingsProps) {
  return (
    <>
      {sections.length > 1 && (
        <Aside title={m.content_contents()}>
          <Places {...{ sections, lang }} />
        </Aside>
      )}
      {siblings.length > 0 && (
        <Aside title={m.content_policies()}>
          <Siblings {...{ siblings, path, lang }} />
        </Aside>
      )}
    </>
  )
}

/** Ways that stand beside the page where there is room, else are opened by hand. */
function Aside({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <nav className={`no-print ${styles.contents}`} aria-label={title}>
      <details>
        <summary>
          {title}
          <Icon name="chevron" />
        </summary>
        {children}
      </details>
      <div>
        <p>{title}</p>
        {children}
      </div>
    </nav>
  )
}

function Siblings({ siblings, path, lang }: SiblingsProps) {
  return (
    <ul lang={lang}>
      {siblings?.map(({ title, href, language }) => (
        <li key={href} lang={language}>
          <a href={href} hrefLang={language} aria-current={href === path ? 'page' : undefined}>
            {title}
          </a>
        </li>
      ))}
    </ul>
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
