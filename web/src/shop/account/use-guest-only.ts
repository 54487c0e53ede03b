import * as addresses from '@shop/schema/domain/addresses/addresses'
import type { IdentitySession } from '@shop/schema/http/identity'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { AccountUser } from '#data/account/account-record.ts'
import { sessionConfirmed } from '#data/account/confirm-session.ts'
import { beginSession, keepPrevLocation, useVisitor, visitorNow } from '#data/account/session.ts'
import { forgetWayBack, wayBack } from '#data/account/way-back.ts'
import { linkTarget } from '#ui/follow-link.ts'

interface GuestPage {
  /** Who is signed in and may look at the page all the same; null for a guest. */
  readonly user: AccountUser | null
  /** Signs somebody in on this page, and takes them back to where they came from, unless they have left it meanwhile. */
  readonly signInHere: (session: IdentitySession) => void
}

/**
 * Guards a page for guests: whoever is signed in, and not refused, goes to the account, unless the path they came from
 * contained "create" (rules/account#guards), or the page is held for them: it shows a link that somebody has opened.
 */
export function useGuestOnly({ isHeld = false }: { readonly isHeld?: boolean } = {}): GuestPage {
  const visitor = useVisitor()
  const navigate = useNavigate()
  const [session, setSession] = useState<IdentitySession | null>(null)
  const isOpen = useRef(false)
  const wasSignedIn = visitor.kind === 'signed-in' && session === null

  useEffect(() => {
    isOpen.current = true
    keepPrevLocation()
    return () => void (isOpen.current = false)
  }, [])
  useEffect(() => {
    if (session === null) return
    beginSession(session)
    const back = wayBack()
    // It is followed now: whoever opens this page another time comes from elsewhere.
    forgetWayBack()
    void navigate({ ...linkTarget(back ?? addresses.account()), replace: true })
  }, [session, navigate])
  useEffect(() => {
    if (!wasSignedIn || isHeld || mayStay()) return
    let isMeant = true
    async function leaveOnceConfirmed(): Promise<void> {
      await sessionConfirmed()
      // Whoever is refused stays: the account would only ask them to sign in again.
      if (!isMeant || visitorNow().kind !== 'signed-in') return
      await navigate({ ...linkTarget(addresses.account()), replace: true })
    }
    void leaveOnceConfirmed()
    return () => void (isMeant = false)
  }, [wasSignedIn, isHeld, navigate])

  function signInHere(given: IdentitySession): void {
    if (isOpen.current) setSession(given)
    else beginSession(given)
  }

  return { user: wasSignedIn && (isHeld || mayStay()) ? visitor.user : null, signInHere }
}

function mayStay(): boolean {
  return wayBack()?.includes('create') ?? false
}
