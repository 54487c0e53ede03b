import { contentAddresses } from '@shop/schema/domain/addresses/content-addresses'
import { useEffect, useId, useRef, useState, type FormEvent, type KeyboardEvent } from 'react'
import { essentialOnly, everything, type ConsentChoice } from '#data/consent/consent.ts'
import { m } from '#generated/paraglide/messages.js'
import { ShopLink } from '#ui/shop-link.tsx'
import { ConsentToggles } from './consent-toggles.tsx'
import buttons from '#ui/button.module.css'
import styles from './consent-dialog.module.css'

interface ConsentDialogProps {
  /** What was chosen before; null for somebody who has not chosen yet, and must. */
  readonly chosen: ConsentChoice | null
  readonly onChoose: (choice: ConsentChoice) => void
  /** Called once it is closed without a choice. */
  readonly onClose: () => void
}

/**
 * Asks what a visitor allows (rules/consent#cookie-dialog), at the foot of the page, which stays in sight and does not
 * scroll. The first time only an answer closes it; from the footer it opens with what was chosen, and Cancel or Esc
 * leave that as it is. The focus goes to its title, so that neither answer is the nearer one.
 */
export function ConsentDialog({ chosen, onChoose, onClose }: ConsentDialogProps) {
  const mustChoose = chosen === null
  const hasChosen = useRef(false)
  const dialog = useRef<HTMLDialogElement>(null)
  const [isManaging, setManaging] = useState(!mustChoose)
  const titleId = useId()
  useEffect(() => {
    if (dialog.current && !dialog.current.open) open(dialog.current)
  }, [])

  function choose(choice: ConsentChoice): void {
    // First, so that the focus is back before the dialog goes.
    hasChosen.current = true
    dialog.current?.close()
    onChoose(choice)
  }

  /** To the question, or to the page for somebody whose choice stands. */
  function goBack(): void {
    if (mustChoose) setManaging(false)
    else dialog.current?.close()
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !mustChoose) return
    event.preventDefault()
    goBack()
  }

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      // React passes on what it does not know; its types do not. Browsers that do not know it ask `onCancel`.
      {...(mustChoose && { closedby: 'none' })}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        if (mustChoose) event.preventDefault()
      }}
      onClose={() => {
        // A browser may insist on closing, at a second Esc: the question stands all the same.
        if (hasChosen.current) return
        if (mustChoose) dialog.current?.showModal()
        else onClose()
      }}
    >
      <div className={`wrap ${styles.inside}`}>
        <Title
          key={String(isManaging)}
          id={titleId}
          text={isManaging ? m.consent_manage() : m.consent_title()}
        />
        <p className={styles.text}>
          {m.consent_text()}{' '}
          {!isManaging && (
            <ShopLink className="link" href={contentAddresses.cookies}>
              {m.consent_policy()}
            </ShopLink>
          )}
        </p>
        {isManaging ? (
          <Manage chosen={chosen ?? essentialOnly} onSave={choose} onCancel={goBack} />
        ) : (
          <div className={styles.answers}>
            <div className={styles.even}>
              <Answer label={m.consent_accept()} onPress={() => choose(everything)} />
              <Answer label={m.consent_essential()} onPress={() => choose(essentialOnly)} />
            </div>
            <button type="button" className={`link ${styles.manage}`} onClick={() => setManaging(true)}>
              {m.consent_manage()}
            </button>
          </div>
        )}
      </div>
    </dialog>
  )
}

/** Takes the focus when it comes, since what was pressed has gone. */
function Title({ id, text }: { id: string; text: string }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // Once the dialog around it is open.
    queueMicrotask(() => title.current?.focus())
  }, [])
  return (
    <h2 ref={title} id={id} className={styles.title} tabIndex={-1}>
      {text}
    </h2>
  )
}

/**
 * Opens it without a shift of the page, which nobody has asked for: the room of the scroll bar is kept only where there
 * is one.
 */
function open(dialog: HTMLDialogElement): void {
  dialog.toggleAttribute('data-beside-bar', window.innerWidth > document.documentElement.clientWidth)
  dialog.showModal()
}

/** Either answer is the same button. */
function Answer({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <button type="button" className={`${buttons.button} ${buttons.quiet}`} onClick={onPress}>
      {label}
    </button>
  )
}

interface ManageProps {
  readonly chosen: ConsentChoice
  readonly onSave: (choice: ConsentChoice) => void
  readonly onCancel: () => void
}

/** The categories one by one: as they were chosen, or off. */
function Manage({ chosen, onSave, onCancel }: ManageProps) {
  const [choice, setChoice] = useState(chosen)

  function save(event: FormEvent): void {
    event.preventDefault()
    onSave(choice)
  }

  return (
    <form className={styles.categories} onSubmit={save}>
      <ConsentToggles choice={choice} onChange={setChoice} />
      <div className={styles.even}>
        <button className={buttons.button}>{m.consent_save()}</button>
        <button type="button" className={`${buttons.button} ${buttons.quiet}`} onClick={onCancel}>
          {m.consent_cancel()}
        </button>
      </div>
    </form>
  )
}
