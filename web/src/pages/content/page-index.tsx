import type { BlockOf } from '@shop/schema/http/content-blocks'
import styles from './page-index.module.css'

/** Every page of a part of the shop, by subject, behind a title: where to look when one knows what one looks for. */
export function PageIndex({ block: { title, groups } }: { readonly block: BlockOf<'pages'> }) {
  return (
    <details className={styles.index}>
      <summary>{title}</summary>
      {groups.map((group) => (
        <div key={group.title} data-subject={group.title}>
          <h3 lang={group.language}>{group.title}</h3>
          <ul>
            {group.pages.map(({ title: name, note, href, language }) => (
              <li key={href} lang={language}>
                <a href={href} hrefLang={language}>
                  {name}
                </a>
                {note !== null && <p>{note}</p>}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </details>
  )
}
