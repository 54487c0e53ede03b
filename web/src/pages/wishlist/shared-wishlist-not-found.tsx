import { settingList } from '@shop/schema/domain/addresses/addresses'
import { m } from '#generated/paraglide/messages.js'
import { NothingHere } from '#shell/not-found-page.tsx'

/**
 * A link that nobody has made, or that was ended. In a file of its own: every page has it at hand, and must not load the
 * list for it.
 */
export function SharedWishlistNotFound() {
  return (
    <NothingHere
      title={m.wishlist_shared_gone_title()}
      text={m.wishlist_shared_gone_text()}
      ways={[{ text: m.not_found_settings(), href: settingList('engagement-ring') }]}
    />
  )
}
