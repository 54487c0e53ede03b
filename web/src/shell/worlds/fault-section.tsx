import type { WorldView } from '@shop/schema/http/worlds'
import { worldClient } from '#data/worlds/world-client.ts'
import { faultLine, withoutFault } from './fault-draft.ts'
import { FaultForm } from './fault-form.tsx'
import { PanelSection } from './panel-section.tsx'
import { useAct } from './use-act.ts'
import styles from './worlds-panel.module.css'

interface FaultSectionProps {
  readonly world: WorldView
  /** Called once the mock has taken a change. */
  readonly onChange: () => Promise<void>
}

/** What goes wrong on purpose in a world: each can be taken away, and another added. */
export function FaultSection({ world: { id, faults }, onChange }: FaultSectionProps) {
  const act = useAct()

  /** Requests have used up some of a fault since the panel was opened: what is changed is what the mock has now. */
  function change(next: (now: typeof faults) => typeof faults): void {
    act.run(async () => {
      const now = await worldClient().get(id)
      await worldClient().setFaults(id, next(now.faults))
      await onChange()
    })
  }

  return (
    <PanelSection title="Faults" act={act}>
      {faults.length === 0 ? (
        <p className={styles.note}>Nothing goes wrong.</p>
      ) : (
        <ul className={styles.list}>
          {faults.map((fault, position) => (
            // The same fault may be set twice: only its place tells one from the other.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={position}>
              <span>{faultLine(fault)}</span>
              <button
                type="button"
                className="link"
                aria-label={`Remove: ${faultLine(fault)}`}
                onClick={() => change((now) => withoutFault(now, fault))}
              >
                Remove
              </button>
            </li>
          ))}
        </ul>
      )}
      <FaultForm onAdd={(fault) => change((now) => [...now, fault])} />
      <div className={styles.actions}>
        {faults.length > 0 && (
          <button type="button" className="link" onClick={() => change(() => [])}>
            Remove all
          </button>
        )}
        <button type="button" className="link" onClick={() => location.reload()}>
          Load this page anew
        </button>
      </div>
    </PanelSection>
  )
}
