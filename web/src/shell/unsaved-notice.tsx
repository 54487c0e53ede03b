import * as addresses from '@shop/schema/domain/addresses/addresses'
import { useLocation } from '@tanstack/react-router'
import { m } from '#generated/paraglide/messages.js'
import { ShopLink } from '#ui/shop-link.tsx'
import { DismissButton } from './dismiss-button.tsx'
import styles from './session-notice.module.css'

/** Says that a change of what is one's own may have failed after its page was left (rules/account#account-page). */
export function UnsavedNotice({ onDismiss }: { readonly onDismiss: () => void }) {
  const pathname = useLocation({ select: (location) => location.pathname })
  return (
    <div className={`night ${styles.notice}`} role="alert">
      <p>{m.account_unsaved_notice()}</p>
      {pathname !== addresses.account() && (
        <ShopLink className="link" href={addresses.account()}>
          {m.account_title()}
        </ShopLink>
      )}
      <DismissButton onDismiss={onDismiss} />
    </div>
  )
}
