import type { Fault, FaultKind } from '@shop/schema/http/world-faults'
import { useId, useState } from 'react'
import { LabelledField } from '#ui/form/labelled-field.tsx'
import buttons from '#ui/button.module.css'
import fields from '#ui/field.module.css'
import { emptyDraft, type FaultDraft, faultKinds, readDraft } from './fault-draft.ts'
import styles from './worlds-panel.module.css'

/** Describes a fault; what is wrong with it is said before the mock is asked. */
export function FaultForm({ onAdd }: { onAdd: (fault: Fault) => void }) {
  const [draft, setDraft] = useState(emptyDraft)
  const [problem, setProblem] = useState<string | null>(null)
  const id = useId()
  const { detail } = faultKinds[draft.kind]
  const change = (part: Partial<FaultDraft>) => setDraft({ ...draft, ...part })

  function add(): void {
    const read = readDraft(draft)
    setProblem('problem' in read ? read.problem : null)
    if ('fault' in read) onAdd(read.fault)
  }

  function text(name: 'operation' | 'detail' | 'from' | 'times' | 'percent', label: string, example: string) {
    return (
      <LabelledField id={`${id}-${name}`} label={label}>
        {(control) => (
          <input
            {...control}
            value={draft[name]}
            placeholder={example}
            autoCapitalize="off"
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => change({ [name]: target.value })}
          />
        )}
      </LabelledField>
    )
  }

  return (
    <form
      className={styles.grid}
      onSubmit={(event) => {
        event.preventDefault()
        add()
      }}
    >
      {text('operation', 'Operation, or *', 'SettingList')}
      <LabelledField id={`${id}-kind`} label="What goes wrong">
        {(control) => (
          <select
            {...control}
            value={draft.kind}
            // Its options are the kinds.
            onChange={({ target }) => change({ kind: target.value as FaultKind, detail: '' })}
          >
            {Object.entries(faultKinds).map(([kind, { label }]) => (
              <option key={kind} value={kind}>
                {label}
              </option>
            ))}
          </select>
        )}
      </LabelledField>
      {detail && text('detail', detail.label, detail.example)}
      {text('from', 'From the n-th request', '1')}
      {text('times', 'How often', 'always')}
      {text('percent', 'Percent of them', '100')}
      <button type="submit" className={`${buttons.button} ${buttons.quiet}`}>
        Add
      </button>
      {problem !== null && (
        <p className={fields.error} role="alert">
          {problem}
        </p>
      )}
    </form>
  )
}
