import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { CornerClose } from '#ui/corner-close.tsx'
import { ClockSection } from './clock-section.tsx'
import { FaultSection } from './fault-section.tsx'
import { ScenarioSection } from './scenario-section.tsx'
import { StateSection } from './state-section.tsx'
import { readWorlds, type ShownWorlds } from './shown-worlds.ts'
import { sentenceIn } from './use-act.ts'
import { WorldSection } from './world-section.tsx'
import styles from './worlds-panel.module.css'

interface WorldsPanelProps {
  readonly onClose: () => void
  readonly onPutAway: () => void
}

interface Shown {
  /** As they were when the mock last answered; null before. */
  readonly worlds: ShownWorlds | null
  /** Why it did not answer this time; null where it did. */
  readonly failure: string | null
}

/** Chooses world, clock, faults and scenario by hand. In English alone: it is for those who build the shop. */
export function WorldsPanel({ onClose, onPutAway }: WorldsPanelProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const titleId = useId()
  const [{ worlds, failure }, setShown] = useState<Shown>({ worlds: null, failure: null })
  const refresh = useCallback(
    () =>
      readWorlds().then(
        (read) => setShown({ worlds: read, failure: null }),
        (error: unknown) => setShown((before) => ({ ...before, failure: sentenceIn(error) })),
      ),
    [],
  )
  useEffect(() => {
    if (dialog.current && !dialog.current.open) {
      dialog.current.showModal()
      title.current?.focus()
    }
    void refresh()
  }, [refresh])

  return (
    <dialog ref={dialog} className={styles.panel} aria-labelledby={titleId} lang="en" onClose={onClose}>
      <header className={styles.head}>
        <h2 ref={title} id={titleId} tabIndex={-1}>
          Worlds
        </h2>
        <p>
          Copies of the mock’s state, for you alone. Everything here is gone in production.{' '}
          <button type="button" className="link" onClick={onPutAway}>
            Put the panel away
          </button>
        </p>
        <CornerClose label="Close the panel" dialog={dialog} />
      </header>
      {failure !== null && (
        <div className={styles.section} role="alert">
          <p>{failure}</p>
          <button type="button" className="link" onClick={() => void refresh()}>
            Try again
          </button>
        </div>
      )}
      {worlds === null && failure === null && <p role="status">Asking the mock …</p>}
      {worlds && (
        <>
          <WorldSection worlds={worlds} />
          {worlds.own && (
            <>
              <ScenarioSection world={worlds.own} scenarios={worlds.scenarios} />
              <ClockSection key={worlds.own.id} world={worlds.own} />
              <FaultSection world={worlds.own} onChange={refresh} />
              <StateSection world={worlds.own} snapshots={worlds.snapshots} onChange={refresh} />
            </>
          )}
        </>
      )}
    </dialog>
  )
}
