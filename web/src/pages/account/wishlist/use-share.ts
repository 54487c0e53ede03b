import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { changeOwn } from '#data/account/change-own.ts'
import { useOwnPress } from '#data/account/own-press.ts'
import { privateQuery } from '#data/account/private-query.ts'
import { request } from '#data/request.ts'
import {
  ShareWishListDocument,
  UnshareWishListDocument,
  type WishListQuery,
} from '#generated/graphql/graphql.ts'
import { m } from '#generated/paraglide/messages.js'
import { wishListQuery } from '#generated/queries.ts'
import { useFocusNext } from '#ui/use-focus-next.ts'

/** What makes the link and what it is shown in: of these two one is there, and each goes with its own press. */
export const shareIds = { make: 'share-wishlist', link: 'shared-wishlist' }

type ShareChange = 'make' | 'end'

interface Change {
  readonly send: () => Promise<unknown>
  /** What is said once it is done. */
  readonly text: () => string
  /** What takes the focus then. */
  readonly nextId: string
}

const changes: Readonly<Record<ShareChange, Change>> = {
  make: {
    send: () => request(ShareWishListDocument, {}),
    text: () => m.wishlist_shared(),
    nextId: shareIds.link,
  },
  end: {
    send: () => request(UnshareWishListDocument, {}),
    text: () => m.wishlist_share_ended(),
    nextId: shareIds.make,
  },
}

/** Makes and ends the link to a wishlist, and says what came of it. */
export function useShare(userId: string) {
  const queryClient = useQueryClient()
  const [said, say] = useState<string | null>(null)
  const [isPending, setPending] = useState(false)
  const [failed, setFailed] = useState<ShareChange | null>(null)
  const focusNext = useFocusNext()
  const rememberPress = useOwnPress()

  async function change(what: ShareChange): Promise<void> {
    if (isPending) return
    const { send, text, nextId } = changes[what]
    focusNext(nextId)
    say(null)
    setFailed(null)
    setPending(true)
    const { kind } = await changeOwn(send, rememberPress())
    setPending(false)
    // Who has to sign in again is asked to, and presses again.
    if (kind === 'signed-out') return focusNext()
    if (kind === 'answered') say(text())
    else setFailed(what)
    // A change whose answer was lost may have been made all the same.
    const { queryKey } = privateQuery(userId, wishListQuery())
    await queryClient.invalidateQueries({ queryKey })
    const isShared = Boolean(queryClient.getQueryData<WishListQuery>(queryKey)?.wishListShare)
    if (isShared !== (what === 'make')) focusNext()
  }

  return {
    isPending,
    /** What was asked for last and not answered: it failed, or its answer was lost. */
    failed,
    /** What has been done; null for nothing. */
    said,
    say,
    make: () => void change('make'),
    end: () => void change('end'),
  }
}

export type Share = ReturnType<typeof useShare>
