import type { BlockOf } from '@shop/schema/http/content-blocks'
import { m } from '#generated/paraglide/messages.js'
import { ContentDrawing } from '../drawings/content-drawing.tsx'
import { RichWords } from '../rich-words.tsx'
import { caseChoices, choicesOfCase, type BespokeCase } from './case-choices.ts'
import { CaseFilter } from './case-filter.tsx'
import styles from './cases.module.css'

/** Pieces that were made once, and what to choose them by: styles alone hide the others, so that no script is needed. */
export function Cases({ block: { cases } }: { readonly block: BlockOf<'cases'> }) {
  const facets = caseChoices(cases)
  return (
    <div className={styles.cases} data-wide>
      <CaseFilter facets={facets} count={cases.length} />
      <ul className={styles.list}>
        {cases.map((each) => (
          <li key={each.id} className={styles.case} data-choices={choicesOfCase(each, facets)}>
            <Case bespoke={each} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Case({
  bespoke: { id, title, drawing, asked, made, hard, took },
}: {
  readonly bespoke: BespokeCase
}) {
  const parts = [
    { name: m.content_cases_asked(), text: asked },
    { name: m.content_cases_made(), text: made },
    { name: m.content_cases_hard(), text: hard },
    { name: m.content_cases_took(), text: took },
  ]
  return (
    <article aria-labelledby={id}>
      <ContentDrawing block={{ type: 'drawing', name: drawing, caption: null }} />
      <h3 id={id}>{title}</h3>
      <dl>
        {parts.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <RichWords text={text} />
            </dd>
          </div>
        ))}
      </dl>
    </article>
  )
}
