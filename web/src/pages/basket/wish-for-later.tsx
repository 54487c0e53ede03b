import { useRef } from 'react'
import { m } from '#generated/paraglide/messages.js'
import { useWish } from '#shop/wishlist/use-wish.tsx'
import type { Wish } from '#shop/wishlist/wish.ts'

interface WishForLaterProps {
  readonly title: string
  /** What is saved. */
  readonly wish: Wish
  readonly onSaved: () => void
}

/** Moves a finished piece to the wishlist; a guest signs in first, over the page. */
export function WishForLater({ title, wish, onSaved }: WishForLaterProps) {
  const button = useRef<HTMLButtonElement>(null)
  const { keep, failure, dialog } = useWish(wish, {
    onDialogClosed: () => button.current?.focus(),
    onDone: onSaved,
  })
  return (
    <>
      <button
        ref={button}
        type="button"
        className="link"
        aria-label={m.basket_save_named({ title })}
        onClick={keep}
      >
        {m.basket_save()}
      </button>
      {failure && <span role="alert">{failure}</span>}
      {dialog}
    </>
  )
}
