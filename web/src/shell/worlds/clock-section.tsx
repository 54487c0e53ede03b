import type { WorldView } from '@shop/schema/http/worlds'
import { useId, useState } from 'react'
import { worldClient } from '#data/worlds/world-client.ts'
import { LabelledField } from '#ui/form/labelled-field.tsx'
import buttons from '#ui/button.module.css'
import fields from '#ui/field.module.css'
import { PanelSection } from './panel-section.tsx'
import { useAct } from './use-act.ts'
import styles from './worlds-panel.module.css'

const steps = [
  { label: 'One hour on', ms: 3_600_000 },
  { label: 'One day on', ms: 86_400_000 },
  { label: 'One week on', ms: 7 * 86_400_000 },
] as const

/** What time it is in a world, and whether it passes. */
export function ClockSection({ world }: { world: WorldView }) {
  const act = useAct()
  const [timeId, frozenId] = [useId(), useId()]
  // To the second, as the field has it.
  const [time, setTime] = useState(world.now.slice(0, 19))
  const [frozen, setFrozen] = useState(world.frozen)

  function move(change: () => Promise<unknown>): void {
    act.run(async () => {
      await change()
      location.reload()
    })
  }

  return (
    <PanelSection title="Clock" act={act}>
      <form
        className={styles.row}
        onSubmit={(event) => {
          event.preventDefault()
          const withSeconds = time.length === 16 ? `${time}:00` : time
          move(() => worldClient().setClock(world.id, `${withSeconds}Z`, { frozen }))
        }}
      >
        <LabelledField id={timeId} label="Time, UTC">
          {(control) => (
            <input
              {...control}
              type="datetime-local"
              step="1"
              required
              value={time}
              onChange={({ target }) => setTime(target.value)}
            />
          )}
        </LabelledField>
        <button type="submit" className={buttons.button}>
          Set
        </button>
      </form>
      <label className={styles.check} htmlFor={frozenId}>
        <input
          id={frozenId}
          type="checkbox"
          className={fields.tick}
          checked={frozen}
          onChange={({ target }) => setFrozen(target.checked)}
        />
        Stands still once it is set
      </label>
      <div className={styles.actions}>
        {steps.map(({ label, ms }) => (
          <button
            key={label}
            type="button"
            className="link"
            onClick={() => move(() => worldClient().advanceClock(world.id, ms))}
          >
            {label}
          </button>
        ))}
      </div>
    </PanelSection>
  )
}
