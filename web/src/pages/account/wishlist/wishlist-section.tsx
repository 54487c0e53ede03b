import { settingList } from '@shop/schema/domain/addresses/addresses'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { AccountUser } from '#data/account/account-record.ts'
import { privateQuery } from '#data/account/private-query.ts'
import { useWholeWishlist } from '#data/account/seen-wishlist.ts'
import { useOwn } from '#data/account/use-own.ts'
import { pieceKey } from '#data/account/wished-piece.ts'
import type { WishListQuery } from '#generated/graphql/graphql.ts'
import { m } from '#generated/paraglide/messages.js'
import { shopRulesQuery, wishListQuery } from '#generated/queries.ts'
import { useOwnWishes } from '#shop/card/wished/own-wishes.ts'
import { WishCards } from '#shop/card/wished/wish-card.tsx'
import { wishView } from '#shop/card/wished/wish-view.ts'
import buttons from '#ui/button.module.css'
import { ShopLink } from '#ui/shop-link.tsx'
import { AccountSection, SectionAnswer } from '../account-section.tsx'
import { OwnWish } from './own-wish.tsx'
import { MakeLink, ShareWishlist } from './share-wishlist.tsx'
import { useShare } from './use-share.ts'
import styles from './wishlist-section.module.css'

/** The wishlist in the account: what is on it as it is now, and what to do with each piece (rules/account#wishlist-page). */
export function WishlistSection({ user }: { readonly user: AccountUser }) {
  const { data: list, hasFailed, retry } = useOwn(user.id, wishListQuery())
  const { data: rules, isError, refetch } = useQuery(shopRulesQuery())
  const share = useShare(user.id)
  useFollowHearts(user.id, list)
  const items = useOwnWishes(list?.wishListItems ?? [])
  const shareId = list?.wishListShare?.shareId ?? null
  return (
    <AccountSection
      part="wishlist"
      action={items.length > 0 && shareId === null && <MakeLink share={share} />}
    >
      <SectionAnswer
        part="wishlist"
        answer={{
          data: list && rules ? { rules } : null,
          hasFailed: hasFailed || isError,
          retry: () => {
            retry()
            void refetch()
          },
        }}
      >
        {(answer) => (
          <>
            <ShareWishlist share={share} shareId={shareId} />
            {items.length === 0 ? (
              <NothingKept />
            ) : (
              <WishCards>
                {items.map((item) => (
                  <li key={pieceKey(item)}>
                    <OwnWish item={item} view={wishView(item, answer.rules)} />
                  </li>
                ))}
              </WishCards>
            )}
          </>
        )}
      </SectionAnswer>
    </AccountSection>
  )
}

function NothingKept() {
  return (
    <div className={styles.empty}>
      <h3>{m.wishlist_empty_title()}</h3>
      <p>{m.wishlist_empty_text()}</p>
      <ShopLink className={`${buttons.button} ${buttons.quiet}`} href={settingList('engagement-ring')}>
        {m.wishlist_empty_link()}
      </ShopLink>
    </div>
  )
}

/** Asks anew when a heart, here or in another tab, has put something on the list that the section does not show. */
function useFollowHearts(userId: string, list: WishListQuery | null): void {
  const queryClient = useQueryClient()
  const whole = useWholeWishlist()
  const shown = new Set(list?.wishListItems.map(pieceKey))
  const isBehind = list !== null && whole !== null && [...whole].some((key) => !shown.has(key))
  useEffect(() => {
    // Anew with every list that hearts are told of: what was asked before the API had answered one does not know it yet.
    if (!isBehind || whole === null) return
    void queryClient.invalidateQueries({ queryKey: privateQuery(userId, wishListQuery()).queryKey })
  }, [isBehind, whole, queryClient, userId])
}
