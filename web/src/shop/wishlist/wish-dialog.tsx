import { createPortal } from 'react-dom'
import { m } from '#generated/paraglide/messages.js'
import { SignInDialog } from '#shop/account/sign-in-dialog.tsx'
import { Picture } from '#ui/picture.tsx'
import stages from '#ui/stage.module.css'
import type { Wish } from './wish.ts'
import styles from './wish-dialog.module.css'

interface WishDialogProps {
  readonly wish: Wish
  readonly onSignedIn: () => void
  readonly onClose: () => void
}

/** Asks a guest who has pressed a heart to sign in; names the piece that is then kept. */
export function WishDialog({ wish: { piece, tracked, picture, detail }, ...rest }: WishDialogProps) {
  // Beside the page: in a card it would be drawn by the card's rules.
  return createPortal(
    <SignInDialog
      title={'designId' in piece ? m.heart_sign_in_piece() : m.heart_sign_in_stone()}
      submit={m.heart_sign_in_submit()}
      piece={
        <div className={styles.piece}>
          <span className={stages.stage}>
            <Picture picture={picture} alt="" sizes="4.5rem" isEager />
          </span>
          <p className="caption">
            <b>{tracked.name}</b>
            <span>{detail}</span>
          </p>
        </div>
      }
      {...rest}
    />,
    document.body,
  )
}
