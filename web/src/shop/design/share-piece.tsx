import { useState, type ReactNode } from 'react'
import { reportError } from '#data/report-error.ts'
import { m } from '#generated/paraglide/messages.js'
import styles from './share-piece.module.css'

interface SharePieceProps {
  readonly title: string
  readonly href: string
  /** What else can be done with the piece, beside these. */
  readonly children?: ReactNode
}

/** Sends the piece on, by what the device offers or by a copied link, or prints it. */
export function SharePiece({ title, href, children }: SharePieceProps) {
  const [told, setTold] = useState<{ readonly of: string; readonly text: string } | null>(null)

  function say(text: string) {
    setTold({ of: href, text })
  }

  async function share() {
    const url = new URL(href, location.href).href
    // The same words count as none to a screen reader.
    setTold(null)
    try {
      if ('share' in navigator) {
        await navigator.share({ title, url })
        return
      }
      await copy(url)
    } catch (error) {
      // Whoever closes the panel of the device has not met a fault.
      if (error instanceof DOMException && error.name === 'AbortError') return
      reportError(error, { where: 'share' })
      say(m.product_share_failed({ url }))
    }
  }

  async function copy(url: string) {
    await navigator.clipboard.writeText(url)
    say(m.product_share_copied())
  }

  return (
    <div className={`no-print ${styles.share}`}>
      <button type="button" className="link" onClick={() => void share()}>
        {m.product_share()}
      </button>
      <button type="button" className="link" onClick={() => window.print()}>
        {m.product_print()}
      </button>
      {children}
      <p role="status" className="caption">
        {/* Of the piece as it is chosen now. */}
        {told?.of === href && told.text}
      </p>
    </div>
  )
}
