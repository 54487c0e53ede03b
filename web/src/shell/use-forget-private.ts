import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { forgetPrivateAnswers } from '#data/account/private-query.ts'
import { useSeenAccount } from '#data/account/see-account.ts'

/** Forgets what the API has told of somebody as soon as they have signed out, in this tab or in another. */
export function useForgetPrivate(): void {
  const queryClient = useQueryClient()
  const userId = useSeenAccount((account) => account.userId)
  const before = useRef(userId)
  useEffect(() => {
    if (before.current !== null && before.current !== userId) forgetPrivateAnswers(queryClient)
    before.current = userId
  }, [queryClient, userId])
}
