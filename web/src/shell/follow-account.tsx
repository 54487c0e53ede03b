import type { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { confirmSession } from '#data/account/confirm-session.ts'
import { watchLateFailure } from '#data/account/late-failure.ts'
import { forgetPrivateAnswers } from '#data/account/private-query.ts'
import { watchSession } from '#data/account/session.ts'
import { startWishlist } from '#data/account/start-wishlist.ts'
import { storeVersion } from '#data/account/stored-version.ts'
import { followLanguage } from '#data/language/switch-language.ts'
import { followOwnerOfBasket } from '#data/basket/start-basket.ts'
import { SessionNotice } from './session-notice.tsx'
import { UnsavedNotice } from './unsaved-notice.tsx'

/**
 * Follows who is signed in, in this tab or in another, from now on: the API confirms it once, what it has told of
 * somebody is forgotten as soon as they have signed out, the basket joins that of whoever has signed in, whose wishlist
 * is kept, and a session that ends by itself is said, as is a change that failed on a page that was left. The record
 * tells this page's version and language from now on.
 */
export function followAccount(queryClient: QueryClient, showNotice: (notice: ReactNode) => void): void {
  storeVersion()
  followLanguage()
  let before: string | null = null
  let isConfirmed = false
  let isSessionRefused = false
  const tellUnsaved = (isUnsaved: boolean): void => {
    if (isSessionRefused) return
    showNotice(isUnsaved ? <UnsavedNotice onDismiss={() => tellUnsaved(false)} /> : null)
  }
  watchLateFailure(tellUnsaved)
  watchSession(({ userId, isRefused }) => {
    if (isRefused !== isSessionRefused) showNotice(isRefused ? <SessionNotice /> : null)
    isSessionRefused = isRefused
    if (before === userId) return
    tellUnsaved(false)
    if (before !== null) forgetPrivateAnswers(queryClient)
    before = userId
    void followOwnerOfBasket()
    if (userId === null) return
    startWishlist()
    // Who signs in now is asked about too: which language they read is known by the API alone.
    if (isConfirmed) void confirmSession()
  })
  void confirmSession().finally(() => {
    isConfirmed = true
  })
}
