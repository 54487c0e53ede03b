import { useRef, useState } from 'react'
import { changeOwn } from '#data/account/change-own.ts'
import { useOwnPress, type OwnPress } from '#data/account/own-press.ts'
import { useKeepOwn, useOwn } from '#data/account/use-own.ts'
import { apiLanguage } from '#data/language/shop-language.ts'
import { request } from '#data/request.ts'
import {
  SetConsentDocument,
  type ConsentFieldsFragment,
  type ConsentPurpose,
} from '#generated/graphql/graphql.ts'
import { m } from '#generated/paraglide/messages.js'
import { consentsQuery } from '#generated/queries.ts'
import { AccountSection, SectionAnswer } from '../account-section.tsx'
import { consentHistory } from './consent-words.ts'
import fields from '#ui/field.module.css'
import styles from './consents-section.module.css'

/** The last decision on a purpose: on its way, or what became of it. */
interface Decision {
  readonly purpose: ConsentPurpose
  readonly isGiven: boolean
  readonly state: 'pending' | 'saved' | 'failed'
}

/** What somebody allows the shop, each by itself: given and withdrawn by one press. */
export function ConsentsSection({ userId }: { userId: string }) {
  const answer = useOwn(userId, consentsQuery())
  const keep = useKeepOwn(userId, consentsQuery())
  const [decisions, setDecisions] = useState<readonly Decision[]>([])
  const rememberPress = useOwnPress()
  const last = useRef<Promise<unknown>>(Promise.resolve())

  function decide(consent: ConsentFieldsFragment, isGiven: boolean) {
    const { purpose } = consent
    const pending: Decision = { purpose, isGiven, state: 'pending' }
    setDecisions((all) => [...all.filter((each) => each.purpose !== purpose), pending])
    // It may wait beyond its page: where it was pressed is known now alone.
    const press = rememberPress()
    // One after the other: each answer tells all of them.
    last.current = last.current.then(() => send(consent, pending, press))
  }

  async function send({ purpose, wording }: ConsentFieldsFragment, pending: Decision, press: OwnPress) {
    const input = { purpose, isGiven: pending.isGiven, wordingVersion: wording.version }
    const change = await changeOwn(() => request(SetConsentDocument, { input }), press)
    if (change.kind === 'answered') keep({ consents: change.data.setConsent.consents })
    const state = change.kind === 'answered' ? 'saved' : 'failed'
    // A later decision on the same, which waits, is what is shown.
    setDecisions((all) => all.map((each) => (each === pending ? { ...pending, state } : each)))
  }

  return (
    <AccountSection part="consents" action={<p className="caption">{m.account_consents_saved_at_once()}</p>}>
      <SectionAnswer answer={answer} part="consents">
        {({ consents }) => (
          <ul className={styles.list}>
            {consents.map((consent) => (
              <Consent
                key={consent.purpose}
                consent={consent}
                decision={decisions.find(({ purpose }) => purpose === consent.purpose) ?? null}
                onDecide={(isGiven) => decide(consent, isGiven)}
              />
            ))}
          </ul>
        )}
      </SectionAnswer>
    </AccountSection>
  )
}

interface ConsentProps {
  readonly consent: ConsentFieldsFragment
  readonly decision: Decision | null
  readonly onDecide: (isGiven: boolean) => void
}

function Consent({ consent, decision, onDecide }: ConsentProps) {
  const id = `consent-${consent.purpose}`
  const isShownGiven = decision?.state === 'pending' ? decision.isGiven : consent.isGiven
  return (
    <li className={styles.consent}>
      <input
        type="checkbox"
        id={id}
        className={fields.tick}
        checked={isShownGiven}
        aria-describedby={`${id}-history`}
        onChange={({ currentTarget }) => onDecide(currentTarget.checked)}
      />
      <div>
        <label htmlFor={id} lang={apiLanguage}>
          {consent.wording.text}
        </label>
        <p id={`${id}-history`} className="caption">
          {consentHistory(consent)}
        </p>
        <p className={decision?.state === 'failed' ? fields.error : styles.said} role="status">
          {decision && outcomeText(decision)}
        </p>
      </div>
    </li>
  )
}

function outcomeText({ isGiven, state }: Decision): string {
  switch (state) {
    case 'pending':
      return m.account_saving()
    case 'failed':
      return m.account_consent_failed()
    case 'saved':
      return isGiven ? m.account_consent_saved() : m.account_consent_taken_back()
  }
}
