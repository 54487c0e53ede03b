import { useEffect, useRef } from 'react'
import { m } from '#generated/paraglide/messages.js'
import styles from './removed-notice.module.css'

/** Stands where a piece was, and brings it back. Takes the focus, which the piece had. */
export function RemovedNotice({ text, onUndo }: { text: string; onUndo: () => void }) {
  const undo = useRef<HTMLButtonElement>(null)
  useEffect(() => undo.current?.focus(), [])
  return (
    <p className={styles.notice}>
      <span>{text}</span>
      <button ref={undo} type="button" className="link" onClick={onUndo}>
        {m.basket_undo()}
      </button>
    </p>
  )
}
