import type { ReactNode } from 'react'
import { track } from '#data/track.ts'
import { m } from '#generated/paraglide/messages.js'
import cards from '#ui/card.module.css'
import { Picture } from '#ui/picture.tsx'
import { ShopLink } from '#ui/shop-link.tsx'
import stages from '#ui/stage.module.css'
import { UnbrokenWords } from '#ui/unbroken-words.tsx'
import type { WishView } from './wish-view.ts'
import styles from './wish-card.module.css'

const sizes =
  '(max-width: 40em) calc(50vw - 1.7rem), (max-width: 64em) calc(33vw - 2rem), min(24vw - 2rem, 19.5rem)'

/** The pieces of a wishlist, side by side. */
export function WishCards({ children }: { readonly children: ReactNode }) {
  return <ul className={styles.wishes}>{children}</ul>
}

interface WishCardProps {
  readonly view: WishView
  readonly Heading?: 'h2' | 'h3'
  /** What can be done with it, at its foot. */
  readonly foot?: ReactNode
  /** What stands in its corner. */
  readonly corner?: ReactNode
}

/** A piece on a wishlist: as it is now, with what it costs now. */
export function WishCard({ view, Heading = 'h3', foot, corner }: WishCardProps) {
  const { wish, href } = view
  const name = <UnbrokenWords text={view.name} />
  return (
    <article className={`${cards.card} ${cards.beside} ${styles.card} ${view.isGone ? styles.gone : ''}`}>
      <div className={stages.stage}>
        <Picture picture={view.picture} alt="" sizes={sizes} />
      </div>
      <Heading>
        {href === null ? (
          name
        ) : (
          <ShopLink
            href={href}
            viewTransition
            onClick={() => wish && track({ event: 'select_item', ...wish.tracked })}
          >
            {name}
          </ShopLink>
        )}
      </Heading>
      <p className="caption">{view.caption}</p>
      <p className={styles.price}>
        {view.wasText !== null && (
          <>
            <span className="sr-only">{m.price_was()} </span>
            <s>{view.wasText}</s> <span className="sr-only">{m.price_now()} </span>
          </>
        )}
        {view.priceText}
      </p>
      {foot !== undefined && <div className={styles.foot}>{foot}</div>}
      {corner}
    </article>
  )
}
