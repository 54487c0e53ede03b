import * as addresses from '@shop/schema/domain/addresses/addresses'
import { useEffect, useRef, useState } from 'react'
import { changeOwn } from '#data/account/change-own.ts'
import { rememberPress } from '#data/account/own-press.ts'
import { visitorNow } from '#data/account/session.ts'
import { request } from '#data/request.ts'
import { SaveBuildDocument, type SaveBuildInput } from '#generated/graphql/graphql.ts'
import { m } from '#generated/paraglide/messages.js'
import { SignInDialog } from '#shop/account/sign-in-dialog.tsx'
import { ShopLink } from '#ui/shop-link.tsx'

type SavingState = 'saving' | 'sign-in' | 'saved' | 'full' | 'refused' | 'failed' | 'given-up'

interface SavingBuildProps {
  readonly input: SaveBuildInput
  /** Of the part that was pressed: this one may go before its page, for another press. */
  readonly rememberPage: () => () => boolean
  /** Called once it is saved. */
  readonly onSaved?: () => void
}

/** Saves a build as soon as it is drawn; a guest signs in first, over the page, and it is saved by itself. */
export function SavingBuild({ input, rememberPage, onSaved }: SavingBuildProps) {
  const [state, setState] = useState<SavingState>('saving')
  const hasBegun = useRef(false)

  async function save() {
    setState('saving')
    const change = await changeOwn(() => request(SaveBuildDocument, { input }), rememberPress(rememberPage()))
    if (change.kind === 'signed-out') return setState('sign-in')
    if (change.kind === 'failed') return setState('failed')
    const [problem] = change.data.saveBuild.userErrors
    if (problem) return setState(problem.code === 'SAVED_BUILDS_FULL' ? 'full' : 'refused')
    setState('saved')
    onSaved?.()
  }

  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    if (visitorNow().kind === 'signed-in') void save()
    else setState('sign-in')
    // Once, for the press that brought it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  return (
    <>
      <p className="caption" role="status">
        {stateText(state)}{' '}
        {(state === 'saved' || state === 'full') && (
          <ShopLink className="link" href={addresses.account('builds')}>
            {m.build_saved_link()}
          </ShopLink>
        )}
      </p>
      {state === 'sign-in' && (
        <SignInDialog
          title={m.build_save_sign_in()}
          text={m.build_save_sign_in_text()}
          submit={m.build_save_sign_in_submit()}
          onSignedIn={() => void save()}
          onClose={() => setState('given-up')}
        />
      )}
    </>
  )
}

function stateText(state: SavingState): string {
  switch (state) {
    case 'saving':
      return m.build_saving()
    case 'saved':
      return m.build_saved()
    case 'full':
      return m.build_save_full()
    case 'refused':
      return m.build_save_refused()
    case 'failed':
      return m.build_save_failed()
    default:
      return ''
  }
}
