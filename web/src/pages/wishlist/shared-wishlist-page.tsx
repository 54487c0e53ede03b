import { notFound } from '@tanstack/react-router'
import { m } from '#generated/paraglide/messages.js'
import { useSharedWishList, useShopRules } from '#generated/queries.ts'
import { useOwnWishes } from '#shop/card/wished/own-wishes.ts'
import { WishCard, WishCards } from '#shop/card/wished/wish-card.tsx'
import { wishView } from '#shop/card/wished/wish-view.ts'
import styles from './shared-wishlist-page.module.css'

/** A wishlist that its owner shows, for anybody to read (rules/account#sharing-a-wishlist). */
export function SharedWishlistPage({ shareId }: { readonly shareId: string }) {
  const { sharedWishList } = useSharedWishList({ shareId })
  const rules = useShopRules()
  const items = useOwnWishes(sharedWishList?.wishListItems ?? [])
  if (!sharedWishList) throw notFound()
  const { ownerFirstName } = sharedWishList
  const views = items.map((item) => wishView(item, rules))
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>{m.wishlist_shared_title({ name: ownerFirstName })}</h1>
      <p className={styles.lead}>
        {views.length === 0 ? m.wishlist_shared_empty() : m.wishlist_shared_lead()}
      </p>
      <WishCards>
        {views.map((view) => (
          <li key={view.key}>
            <WishCard view={view} Heading="h2" />
          </li>
        ))}
      </WishCards>
    </div>
  )
}
