import { notFound } from '@tanstack/react-router'
import { m } from '#generated/paraglide/messages.js'
import { useSharedWishList, useShopRules } from '#generated/queries.ts'
import { NothingHere } from '#shell/not-found-page.tsx'
import { settingList } from '@shop/schema/domain/addresses/addresses'
import { WishCard, WishCards } from '#shop/card/wished/wish-card.tsx'
import { wishView } from '#shop/card/wished/wish-view.ts'
import styles from './shared-wishlist-page.module.css'

/** A wishlist that its owner shows, for anybody to read (rules/account#sharing-a-wishlist). */
export function SharedWishlistPage({ shareId }: { readonly shareId: string }) {
  const { sharedWishList } = useSharedWishList({ shareId })
  const rules = useShopRules()
  if (!sharedWishList) throw notFound()
  const { ownerFirstName, wishListItems } = sharedWishList
  const views = wishListItems.map((item) => wishView(item, rules))
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

/** A link that nobody has made, or that was ended. */
export function SharedWishlistNotFound() {
  return (
    <NothingHere
      title={m.wishlist_shared_gone_title()}
      text={m.wishlist_shared_gone_text()}
      ways={[{ text: m.not_found_settings(), href: settingList('engagement-ring') }]}
    />
  )
}
