import * as addresses from '@shop/schema/domain/addresses/addresses'
import { shopIdentity } from '@shop/schema/domain/vocabulary/shop-identity'
import type { ReactNode } from 'react'
import type { AccountUser } from '#data/account/account-record.ts'
import { useWholeWishlist } from '#data/account/seen-wishlist.ts'
import { useOwn } from '#data/account/use-own.ts'
import { m } from '#generated/paraglide/messages.js'
import { addressesQuery, ordersQuery, savedBuildsQuery } from '#generated/queries.ts'
import { SignedInOnly } from '#shop/account/signed-in-only.tsx'
import { ShopLink } from '#ui/shop-link.tsx'
import { AccountIndex, type PartCounts } from './account-index.tsx'
import { accountParts } from './account-parts.ts'
import { AccountSection, SectionSkeleton } from './account-section.tsx'
import { AddressesSection } from './addresses/addresses-section.tsx'
import { BuildsSection } from './builds/builds-section.tsx'
import { ConsentsSection } from './consents/consents-section.tsx'
import { DetailsSection } from './details/details-section.tsx'
import { LoadingStatus } from './loading-status.tsx'
import { OrdersSection } from './orders/orders-section.tsx'
import { WishlistSection } from './wishlist/wishlist-section.tsx'
import styles from './account-page.module.css'

/** What an account holds: for its owner alone (rules/account#account-page). */
export function AccountPage() {
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>{m.account_title()}</h1>
      <noscript>
        <p>{m.account_noscript_page({ phone: shopIdentity.freephone.shown })}</p>
      </noscript>
      <LoadingStatus />
      <SignedInOnly fallback={<AccountSkeleton />}>{(user) => <Account user={user} />}</SignedInOnly>
    </div>
  )
}

function Account({ user }: { user: AccountUser }) {
  const { id: userId, firstName, lastName, email } = user
  return (
    <AccountFrame
      who={
        <>
          {firstName} {lastName}, {email}{' '}
          <ShopLink className="link" href={addresses.signOut()}>
            {m.account_sign_out()}
          </ShopLink>
        </>
      }
      counts={useCounts(userId)}
    >
      <OrdersSection userId={userId} />
      <WishlistSection user={user} />
      <BuildsSection userId={userId} />
      <AddressesSection user={user} />
      <ConsentsSection userId={userId} />
      <DetailsSection user={user} />
    </AccountFrame>
  )
}

/** How much each section holds, by the very answers that the sections show. */
function useCounts(userId: string): PartCounts {
  const addressBook = useOwn(userId, addressesQuery()).data
  const builds = useOwn(userId, savedBuildsQuery()).data
  const orders = useOwn(userId, ordersQuery()).data
  const wishes = useWholeWishlist()
  return {
    orders: orders?.orders.length ?? null,
    wishlist: wishes?.size ?? null,
    addresses: addressBook?.addresses.length ?? null,
    builds: builds?.savedBuilds.length ?? null,
  }
}

/** The shape of the page, which is the same for everybody: what the server writes. */
function AccountSkeleton() {
  return (
    <AccountFrame who={<>&nbsp;</>} counts={null}>
      {accountParts.map((part) => (
        <AccountSection key={part} part={part}>
          <SectionSkeleton />
        </AccountSection>
      ))}
    </AccountFrame>
  )
}

interface AccountFrameProps {
  /** Who is signed in. */
  readonly who: ReactNode
  /** Null while nobody knows whose they are. */
  readonly counts: PartCounts | null
  readonly children: ReactNode
}

function AccountFrame({ who, counts, children }: AccountFrameProps) {
  return (
    <>
      <p className={styles.who}>{who}</p>
      <div className={styles.columns}>
        <AccountIndex counts={counts} />
        <div className={styles.parts}>{children}</div>
      </div>
    </>
  )
}
