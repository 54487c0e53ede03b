import type { ScenarioView } from '@shop/schema/http/scenarios'
import type { WorldView } from '@shop/schema/http/worlds'
import { useId, useState } from 'react'
import { worldClient } from '#data/worlds/world-client.ts'
import { LabelledField } from '#ui/form/labelled-field.tsx'
import buttons from '#ui/button.module.css'
import { PanelSection } from './panel-section.tsx'
import { useAct } from './use-act.ts'
import styles from './worlds-panel.module.css'

interface ScenarioSectionProps {
  readonly world: WorldView
  readonly scenarios: readonly ScenarioView[]
}

/** Starts the world over in a state that is hard to bring about by hand, and goes where it shows. */
export function ScenarioSection({ world, scenarios }: ScenarioSectionProps) {
  const act = useAct()
  const selectId = useId()
  const [chosen, setChosen] = useState(scenarios[0])
  if (chosen === undefined) return null
  const { name, says, path, signInAs } = chosen
  return (
    <PanelSection title="Scenario" act={act}>
      <div className={styles.row}>
        <LabelledField id={selectId} label="Begin with">
          {(control) => (
            <select
              {...control}
              value={name}
              onChange={({ target }) => setChosen(scenarios.find((each) => each.name === target.value))}
            >
              {scenarios.map((each) => (
                <option key={each.name} value={each.name}>
                  {each.title}
                </option>
              ))}
            </select>
          )}
        </LabelledField>
        <button
          type="button"
          className={buttons.button}
          onClick={() =>
            act.run(async () => {
              await worldClient().setScenario(world.id, name)
              location.assign(path)
              if (location.pathname === path) location.reload()
            })
          }
        >
          Start
        </button>
      </div>
      <p className={styles.note}>
        {says} {signInAs !== null && `Sign in as ${signInAs}. `}It shows at <code>{path}</code>. What this
        world holds now is lost.
      </p>
    </PanelSection>
  )
}
