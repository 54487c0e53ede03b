import type { SnapshotView, WorldView } from '@shop/schema/http/worlds'
import { useId, useState } from 'react'
import { worldClient } from '#data/worlds/world-client.ts'
import { LabelledField } from '#ui/form/labelled-field.tsx'
import buttons from '#ui/button.module.css'
import { PanelSection } from './panel-section.tsx'
import { useAct } from './use-act.ts'
import styles from './worlds-panel.module.css'

interface StateSectionProps {
  readonly world: WorldView
  readonly snapshots: readonly SnapshotView[]
  readonly onChange: () => Promise<void>
}

/** Keeps the state of a world under a name, and goes back to one. */
export function StateSection({ world, snapshots, onChange }: StateSectionProps) {
  const act = useAct()
  const nameId = useId()
  const [name, setName] = useState('')
  return (
    <PanelSection title="State" act={act}>
      <form
        className={styles.row}
        onSubmit={(event) => {
          event.preventDefault()
          act.run(async () => {
            await worldClient().snapshot(world.id, name)
            setName('')
            await onChange()
          })
        }}
      >
        <LabelledField id={nameId} label="Keep it as">
          {(control) => (
            <input
              {...control}
              required
              maxLength={64}
              value={name}
              placeholder="before-paying"
              onChange={({ target }) => setName(target.value)}
            />
          )}
        </LabelledField>
        <button type="submit" className={`${buttons.button} ${buttons.quiet}`}>
          Keep
        </button>
      </form>
      {snapshots.length > 0 && (
        <ul className={styles.list}>
          {snapshots.map((snapshot) => (
            <li key={snapshot.name}>
              <span>
                {snapshot.name}, {snapshot.now.slice(0, 16).replace('T', ' ')}
              </span>
              <button
                type="button"
                className="link"
                aria-label={`Go back to ${snapshot.name}`}
                onClick={() =>
                  act.run(async () => {
                    await worldClient().restore(world.id, snapshot.name)
                    location.reload()
                  })
                }
              >
                Go back
              </button>
            </li>
          ))}
        </ul>
      )}
    </PanelSection>
  )
}
