import { useState, type ReactNode } from 'react'
import type { WishListOutcome } from '#data/account/wishlist-sync.ts'
import { reportError } from '#data/report-error.ts'
import { m } from '#generated/paraglide/messages.js'
import type { Wish } from './wish.ts'

interface WishPresses {
  /** Puts the piece on the list. */
  readonly keep: () => void
  /** Takes it off. */
  readonly takeOff: () => void
  /** Why the last press changed nothing; null where it did, or nothing was pressed. */
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

/** Presses that put a piece on the wishlist and take it off; their code comes with the first (rules/account#wishlist). */
export function useWish(wish: Wish, { onDialogClosed, onDone }: WishEvents): WishPresses {
  const [failure, setFailure] = useState<Failure | null>(null)
  const [dialog, setDialog] = useState<{ readonly Dialog: Dialog; readonly goOn: Act } | null>(null)

  async function press({ act, goOn }: Press): Promise<void> {
    setFailure(null)
    try {
      const outcome = await act()
      if (outcome === 'done') onDone?.()
      else if (outcome !== 'signed-out') setFailure(outcome)
      else {
        const { WishDialog } = await import('./wish-dialog.tsx')
        setDialog({ Dialog: WishDialog, goOn })
      }
    } catch (error) {
      reportError(error, { where: 'wishlist' })
      setFailure('failed')
    }
  }

  function close(): void {
    setDialog(null)
    onDialogClosed()
  }

  return {
    keep: () => void press(keep(wish)),
    takeOff: () => void press(takeOff(wish)),
    failure: failure && failureText(failure),
    dialog: dialog && (
      <dialog.Dialog
        wish={wish}
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
