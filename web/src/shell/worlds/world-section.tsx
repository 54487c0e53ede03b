import { useId, useState } from 'react'
import { chosenWorld, chooseWorld, defaultWorld } from '#data/worlds/chosen-world.ts'
import { worldClient } from '#data/worlds/world-client.ts'
import { LabelledField } from '#ui/form/labelled-field.tsx'
import buttons from '#ui/button.module.css'
import { PanelSection } from './panel-section.tsx'
import { useAct } from './use-act.ts'
import type { ShownWorlds } from './shown-worlds.ts'
import styles from './worlds-panel.module.css'

/** Which world this browser is in, and a way into another, or into a new one. */
export function WorldSection({ worlds: { all, own } }: { worlds: ShownWorlds }) {
  const act = useAct()
  const [chosen, setChosen] = useState(own?.id ?? defaultWorld)
  const [newId, setNewId] = useState('')
  const [selectId, newWorldId] = [useId(), useId()]

  return (
    <PanelSection title="World" act={act}>
      {own === null && <p>The world {chosenWorld()} is gone. Choose another.</p>}
      <div className={styles.row}>
        <LabelledField id={selectId} label="Go to">
          {(control) => (
            <select {...control} value={chosen} onChange={({ target }) => setChosen(target.value)}>
              {all.map(({ id, now }) => (
                <option key={id} value={id}>
                  {id}, {shown(now)}
                </option>
              ))}
            </select>
          )}
        </LabelledField>
        <button
          type="button"
          className={buttons.button}
          aria-disabled={chosen === own?.id}
          onClick={() => chosen !== own?.id && enter(chosen)}
        >
          Go
        </button>
      </div>
      <form
        className={styles.row}
        onSubmit={(event) => {
          event.preventDefault()
          act.run(async () => {
            const { id } = await worldClient().create(newId === '' ? {} : { id: newId })
            enter(id)
          })
        }}
      >
        <LabelledField id={newWorldId} label="Name of a new one" hint="Left empty, the mock makes one up.">
          {(control) => (
            <input
              {...control}
              value={newId}
              maxLength={64}
              onChange={({ target }) => setNewId(target.value)}
            />
          )}
        </LabelledField>
        <button type="submit" className={`${buttons.button} ${buttons.quiet}`}>
          Make
        </button>
      </form>
      {own && (
        <div className={styles.actions}>
          <button
            type="button"
            className="link"
            onClick={() => act.run(async () => enter((await worldClient().fork(own.id)).id))}
          >
            Fork this world
          </button>
          <button
            type="button"
            className="link"
            onClick={() =>
              act.run(async () => {
                await worldClient().reset(own.id)
                location.reload()
              })
            }
          >
            Start it over
          </button>
        </div>
      )}
    </PanelSection>
  )
}

function enter(id: string): void {
  chooseWorld(id)
  location.reload()
}

function shown(now: string): string {
  return now.slice(0, 16).replace('T', ' ')
}
