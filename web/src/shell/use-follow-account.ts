import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { forgetPrivateAnswers } from '#data/account/private-query.ts'
import { useSeenAccount } from '#data/account/see-account.ts'
import { joinBasketOfAccount } from '#data/basket/start-basket.ts'

/**
 * Follows who is signed in, in this tab or in another: what the API has told of somebody is forgotten as soon as they
 * have signed out, and the basket joins that of whoever has signed in.
 */
export function useFollowAccount(): void {
  const queryClient = useQueryClient()
  const userId = useSeenAccount((account) => account.userId)
  const before = useRef<string | null>(null)
  useEffect(() => {
    if (before.current === userId) return
    if (before.current !== null) forgetPrivateAnswers(queryClient)
    before.current = userId
    if (userId !== null) void joinBasketOfAccount()
  }, [queryClient, userId])
}
