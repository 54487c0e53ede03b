import { useId } from 'react'
import { m } from '#generated/paraglide/messages.js'
import type { caseChoices, CaseFacet } from './case-choices.ts'
import styles from './cases.module.css'

const facetNames: Readonly<Record<CaseFacet, () => string>> = {
  kind: m.content_cases_kind,
  stone: m.content_cases_stone,
  metal: m.content_cases_metal,
}

interface CaseFilterProps {
  readonly facets: ReturnType<typeof caseChoices>
  /** Of all cases. */
  readonly count: number
}

/** One choice among all that the cases have: of so few, two at once would leave one or none. */
export function CaseFilter({ facets, count }: CaseFilterProps) {
  const name = useId()
  return (
    <fieldset className={`no-print ${styles.filter}`}>
      <legend className="sr-only">{m.content_cases_show()}</legend>
      <p>
        <Choice name={name} label={m.content_cases_all()} count={count} isFirst />
      </p>
      {facets.map(({ facet, choices }) => (
        <div key={facet} role="group" aria-label={facetNames[facet]()}>
          <span aria-hidden="true">{facetNames[facet]()}</span>
          {choices.map((choice) => (
            <Choice
              key={choice.number}
              name={name}
              label={choice.name}
              count={choice.count}
              number={choice.number}
            />
          ))}
        </div>
      ))}
    </fieldset>
  )
}

interface ChoiceProps {
  readonly name: string
  readonly label: string
  readonly count: number
  readonly number?: number
  readonly isFirst?: boolean
}

function Choice({ name, label, count, number, isFirst = false }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <input
        type="radio"
        name={name}
        defaultChecked={isFirst}
        data-choice={number}
        // A page that is loaded anew shows all again.
        autoComplete="off"
      />
      {label} <small>{count}</small>
    </label>
  )
}
