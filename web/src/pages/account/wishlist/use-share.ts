import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { privateQuery } from '#data/account/private-query.ts'
import { m } from '#generated/paraglide/messages.js'
import { useShareWishListMutation, useUnshareWishListMutation, wishListQuery } from '#generated/queries.ts'
import { useFocusNext } from '../use-focus-next.ts'

/** What makes the link and what it is shown in: of these two one is there, and each goes with its own press. */
export const shareIds = { make: 'share-wishlist', link: 'shared-wishlist' }

/** Makes and ends the link to a wishlist, and says what came of it. */
export function useShare(userId: string) {
  const queryClient = useQueryClient()
  const [said, say] = useState<string | null>(null)
  const share = useShareWishListMutation()
  const unshare = useUnshareWishListMutation()
  const focusNext = useFocusNext()
  const isPending = share.isPending || unshare.isPending

  function change(mutation: typeof share | typeof unshare, text: string, nextId: string): void {
    if (isPending) return
    focusNext(nextId)
    share.reset()
    unshare.reset()
    say(null)
    mutation.mutate(
      {},
      {
        onSuccess: () => {
          say(text)
          void queryClient.invalidateQueries({ queryKey: privateQuery(userId, wishListQuery()).queryKey })
        },
      },
    )
  }

  return {
    isPending,
    hasFailed: share.isError || unshare.isError,
    /** What has been done; null for nothing. */
    said,
    say,
    make: () => change(share, m.wishlist_shared(), shareIds.link),
    end: () => change(unshare, m.wishlist_share_ended(), shareIds.make),
  }
}

export type Share = ReturnType<typeof useShare>
