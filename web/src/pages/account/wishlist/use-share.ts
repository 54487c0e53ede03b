import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { changeOwn } from '#data/account/change-own.ts'
import { useOwnPress } from '#data/account/own-press.ts'
import { privateQuery } from '#data/account/private-query.ts'
import { request } from '#data/request.ts'
import { ShareWishListDocument, UnshareWishListDocument } from '#generated/graphql/graphql.ts'
import { m } from '#generated/paraglide/messages.js'
import { wishListQuery } from '#generated/queries.ts'
import { useFocusNext } from '#ui/use-focus-next.ts'

/** What makes the link and what it is shown in: of these two one is there, and each goes with its own press. */
export const shareIds = { make: 'share-wishlist', link: 'shared-wishlist' }

/** Makes and ends the link to a wishlist, and says what came of it. */
export function useShare(userId: string) {
  const queryClient = useQueryClient()
  const [said, say] = useState<string | null>(null)
  const [state, setState] = useState<'rest' | 'pending' | 'failed'>('rest')
  const focusNext = useFocusNext()
  const rememberPress = useOwnPress()
  const isPending = state === 'pending'

  async function change(send: () => Promise<unknown>, text: string, nextId: string): Promise<void> {
    if (isPending) return
    focusNext(nextId)
    say(null)
    setState('pending')
    const { kind } = await changeOwn(send, rememberPress())
    // Who has to sign in again is asked to, and presses again.
    setState(kind === 'failed' ? 'failed' : 'rest')
    if (kind !== 'answered') return focusNext()
    say(text)
    await queryClient.invalidateQueries({ queryKey: privateQuery(userId, wishListQuery()).queryKey })
  }

  return {
    isPending,
    hasFailed: state === 'failed',
    /** What has been done; null for nothing. */
    said,
    say,
    make: () => void change(() => request(ShareWishListDocument, {}), m.wishlist_shared(), shareIds.link),
    end: () =>
      void change(() => request(UnshareWishListDocument, {}), m.wishlist_share_ended(), shareIds.make),
  }
}

export type Share = ReturnType<typeof useShare>
