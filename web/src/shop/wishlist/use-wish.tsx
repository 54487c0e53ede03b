import { useState, type ReactNode } from 'react'
import { pieceKey } from '#data/account/wished-piece.ts'
import type { WishListOutcome } from '#data/account/wishlist-sync.ts'
import { reportError } from '#data/report-error.ts'
import { m } from '#generated/paraglide/messages.js'
import type { Wish } from './wish.ts'

interface WishPresses {
  /** Puts the piece on the list. */
  readonly keep: () => void
  /** Takes it off. */
  readonly takeOff: () => void
  /** Why the last press changed nothing; null where it did, or nothing was pressed for this piece. */
  readonly failure: string | null
  /** Asks a guest to sign in, over the page, after which the press is carried out. */
  readonly dialog: ReactNode
}

interface WishEvents {
  /** The dialog is closed, however that came: the focus goes back to what was pressed. */
  readonly onDialogClosed: () => void
  /** The API has carried the press out. */
  readonly onDone?: () => void
}

/** What a press came to, where that has to be said. */
type Failure = Exclude<WishListOutcome, 'done' | 'signed-out'>

type Dialog = typeof import('./wish-dialog.tsx').WishDialog

/** What has come of a press: why it failed, or the dialog that it waits for. Of the piece that was there then. */
interface Answer {
  readonly wish: Wish
  readonly failure?: Failure
  readonly dialog?: { readonly Dialog: Dialog; readonly goOn: Act }
}

/**
 * Presses that put a piece on the wishlist and take it off; their code comes with the first (rules/account#wishlist).
 * What comes of one is not said of another piece that has taken its place meanwhile.
 */
export function useWish(wish: Wish, { onDialogClosed, onDone }: WishEvents): WishPresses {
  const [answer, setAnswer] = useState<Answer | null>(null)
  const own = answer && pieceKey(answer.wish.piece) === pieceKey(wish.piece) ? answer : null
  // Not kept either: a dialog would open by itself when the piece is gone back to.
  if (answer !== own) setAnswer(null)
  const failure = own?.failure
  const dialog = own?.dialog

  async function press({ act, goOn }: Press): Promise<void> {
    setAnswer(null)
    try {
      const outcome = await act()
      if (outcome === 'done') onDone?.()
      else if (outcome !== 'signed-out') setAnswer({ wish, failure: outcome })
      else {
        const { WishDialog } = await import('./wish-dialog.tsx')
        setAnswer({ wish, dialog: { Dialog: WishDialog, goOn } })
      }
    } catch (error) {
      reportError(error, { where: 'wishlist' })
      setAnswer({ wish, failure: 'failed' })
    }
  }

  function close(): void {
    setAnswer(null)
    onDialogClosed()
  }

  return {
    keep: () => void press(keep(wish)),
    takeOff: () => void press(takeOff(wish)),
    failure: failure ? failureText(failure) : null,
    dialog: own && dialog && (
      <dialog.Dialog
        wish={own.wish}
        onSignedIn={() => {
          close()
          void press({ act: dialog.goOn, goOn: dialog.goOn })
        }}
        onClose={close}
      />
    ),
  }
}

type Act = () => Promise<WishListOutcome>

interface Press {
  readonly act: Act
  /** The rest of it, once somebody who had to has signed in. */
  readonly goOn: Act
}

const code = () => import('#data/account/wishlist.ts')

function keep({ piece, tracked }: Wish): Press {
  return {
    act: async () => (await code()).wish({ piece, tracked }),
    goOn: async () => (await (await code()).rememberedOutcome()) ?? 'done',
  }
}

function takeOff({ piece }: Wish): Press {
  const act = async () => (await code()).unwish(piece)
  return { act, goOn: act }
}

function failureText(failure: Failure): string {
  switch (failure) {
    case 'full':
      return m.heart_full()
    case 'unknown':
      return m.heart_unknown()
    case 'given-up':
    case 'failed':
      return m.heart_failed()
  }
}
