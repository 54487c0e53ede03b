import { useRef, useState, type ReactNode } from 'react'
import { useIsWished } from '#data/account/seen-wishlist.ts'
import type { WishListOutcome } from '#data/account/wishlist-sync.ts'
import { reportError } from '#data/report-error.ts'
import { m } from '#generated/paraglide/messages.js'
import { Icon } from '#ui/icon.tsx'
import type { Wish } from './wish.ts'
import styles from './heart.module.css'

interface HeartProps {
  readonly wish: Wish
  /** In the corner of a card, where it takes no room, or in the line. */
  readonly place?: 'corner' | 'line'
}

/** What a press came to, where that has to be said. */
type Failure = Exclude<WishListOutcome, 'done' | 'signed-out'>

type Dialog = typeof import('./wish-dialog.tsx').WishDialog

/**
 * Keeps a piece on the wishlist, or takes it off (rules/account#wishlist). It is empty until the page knows who is
 * signed in; a guest is asked to sign in. Its code beyond this comes with the first press.
 */
export function Heart({ wish, place = 'line' }: HeartProps) {
  const isOn = useIsWished(wish.piece)
  const button = useRef<HTMLButtonElement>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [dialog, setDialog] = useState<{ readonly Dialog: Dialog; readonly goOn: Act } | null>(null)

  async function press({ act, goOn }: Press): Promise<void> {
    setFailure(null)
    try {
      const outcome = await act()
      if (outcome === 'signed-out') {
        const { WishDialog } = await import('./wish-dialog.tsx')
        setDialog({ Dialog: WishDialog, goOn })
      } else if (outcome !== 'done') setFailure(outcome)
    } catch (error) {
      reportError(error, { where: 'wishlist' })
      setFailure('failed')
    }
  }

  function close(): void {
    setDialog(null)
    button.current?.focus()
  }

  return (
    <span className={`${styles.wish} ${place === 'corner' ? styles.corner : ''}`}>
      <button
        ref={button}
        type="button"
        className={styles.heart}
        aria-pressed={isOn}
        aria-label={m.heart_name({ name: wish.tracked.name })}
        onClick={() => void press(isOn ? takeOff(wish) : keep(wish))}
      >
        <Icon name="heart" />
      </button>
      {failure && (
        <span role="alert" className={styles.said}>
          {failureText(failure)}
        </span>
      )}
      {dialog && (
        <dialog.Dialog
          wish={wish}
          onSignedIn={() => {
            close()
            void press({ act: dialog.goOn, goOn: dialog.goOn })
          }}
          onClose={close}
        />
      )}
    </span>
  )
}

/** The button of a page with the heart of its piece beside it. */
export function BesideHeart({ wish, children }: { readonly wish: Wish; readonly children: ReactNode }) {
  return (
    <div className={styles.beside}>
      {children}
      <Heart wish={wish} />
    </div>
  )
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
