import { useRef, type ReactNode } from 'react'
import { useIsWished } from '#data/account/seen-wishlist.ts'
import { m } from '#generated/paraglide/messages.js'
import { Icon } from '#ui/icon.tsx'
import { useWish } from './use-wish.tsx'
import type { Wish } from './wish.ts'
import styles from './heart.module.css'

interface HeartProps {
  readonly wish: Wish
  /** In the corner of a card, where it takes no room, or in the line. */
  readonly place?: 'corner' | 'line'
  /** The page has the piece from the list itself, which may have come before the list that hearts look at. */
  readonly isListed?: boolean
}

/**
 * Keeps a piece on the wishlist, or takes it off (rules/account#wishlist). It is empty until the page knows who is
 * signed in; a guest is asked to sign in.
 */
export function Heart({ wish, place = 'line', isListed = false }: HeartProps) {
  const isOn = useIsWished(wish.piece, isListed)
  const button = useRef<HTMLButtonElement>(null)
  const { keep, takeOff, failure, dialog } = useWish(wish, { onDialogClosed: () => button.current?.focus() })
  return (
    <span className={`${styles.wish} ${place === 'corner' ? styles.corner : ''}`}>
      <button
        ref={button}
        type="button"
        className={styles.heart}
        aria-pressed={isOn}
        aria-label={m.heart_name({ name: wish.tracked.name })}
        onClick={isOn ? takeOff : keep}
      >
        <Icon name="heart" />
      </button>
      {failure && (
        <span role="alert" className={styles.said}>
          {failure}
        </span>
      )}
      {dialog}
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
