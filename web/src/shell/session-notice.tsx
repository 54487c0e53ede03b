import * as addresses from '@shop/schema/domain/addresses/addresses'
import { useLocation } from '@tanstack/react-router'
import { forgetRefusal } from '#data/account/session.ts'
import { isAccessPage } from '#data/account/way-back.ts'
import { m } from '#generated/paraglide/messages.js'
import { ShopLink } from '#ui/shop-link.tsx'
import { DismissButton } from './dismiss-button.tsx'
import styles from './session-notice.module.css'

/** Says that a session has ended by itself, where the page does not ask to sign in again. */
export function SessionNotice() {
  const pathname = useLocation({ select: (location) => location.pathname })
  if (pathname.startsWith('/user/')) return null
  return (
    <div className={`night ${styles.notice}`} role="alert">
      <p>{m.account_ended_notice()}</p>
      {!isAccessPage(pathname) && (
        <ShopLink className="link" href={addresses.signIn()}>
          {m.account_sign_in()}
        </ShopLink>
      )}
      <DismissButton onDismiss={forgetRefusal} />
    </div>
  )
}
