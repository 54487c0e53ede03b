import { useId } from 'react'
import type { ConsentChoice } from '#data/consent/consent.ts'
import { m } from '#generated/paraglide/messages.js'
import styles from './consent-toggles.module.css'

interface ConsentTogglesProps {
  readonly choice: ConsentChoice
  readonly onChange: (choice: ConsentChoice) => void
}

/** The categories with what each does: the essential one stands, the other two can be turned on and off. */
export function ConsentToggles({ choice, onChange }: ConsentTogglesProps) {
  return (
    <ul className={styles.toggles}>
      <li>
        <div>
          <b>{m.consent_category_essential()}</b>
          <p className="caption">{m.consent_category_essential_text()}</p>
        </div>
        <span className={styles.always}>{m.consent_always()}</span>
      </li>
      <Toggle
        name={m.consent_category_analytics()}
        text={m.consent_category_analytics_text()}
        isOn={choice.analytics}
        onChange={(analytics) => onChange({ ...choice, analytics })}
      />
      <Toggle
        name={m.consent_category_marketing()}
        text={m.consent_category_marketing_text()}
        isOn={choice.marketing}
        onChange={(marketing) => onChange({ ...choice, marketing })}
      />
    </ul>
  )
}

interface ToggleProps {
  readonly name: string
  readonly text: string
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}

function Toggle({ name, text, isOn, onChange }: ToggleProps) {
  const id = useId()
  return (
    <li>
      <div>
        <label htmlFor={id}>{name}</label>
        <p className="caption" id={`${id}-text`}>
          {text}
        </p>
      </div>
      <input
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says by itself whether it is on
        role="switch"
        id={id}
        className={styles.switch}
        aria-describedby={`${id}-text`}
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
      />
    </li>
  )
}
