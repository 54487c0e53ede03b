import { useState } from 'react'
import type { WishedPiece } from '#data/account/wished-piece.ts'
import { reportError } from '#data/report-error.ts'
import { m } from '#generated/paraglide/messages.js'
import type { WishedItem } from '#shop/card/wished/wish-view.ts'
import styles from './wishlist-section.module.css'

/** Takes off the list what the shop no longer knows, and cannot be put back. */
export function TakeOffGone({ item, isOff }: { readonly item: WishedItem; readonly isOff: boolean }) {
  const [hasFailed, setHasFailed] = useState(false)
  const piece = pieceOf(item)
  if (isOff || piece === null) return null

  async function takeOff(gone: WishedPiece): Promise<void> {
    try {
      const { unwish } = await import('#data/account/wishlist.ts')
      setHasFailed((await unwish(gone)) !== 'done')
    } catch (error) {
      reportError(error, { where: 'wishlist' })
      setHasFailed(true)
    }
  }

  return (
    <p className={styles.said}>
      <button type="button" className="link" onClick={() => void takeOff(piece)}>
        {m.wishlist_take_off()}
      </button>
      {hasFailed && <span role="alert">{m.heart_failed()}</span>}
    </p>
  )
}

function pieceOf({ designId, metalId, gemstoneId }: WishedItem): WishedPiece | null {
  if (gemstoneId !== null) return { gemstoneId }
  return designId === null ? null : { designId, metalId: metalId ?? '' }
}
