import { shopIdentity } from '@shop/schema/domain/vocabulary/shop-identity'
import { useEffect, useRef, useState } from 'react'
import { reportError } from '#data/report-error.ts'
import { m } from '#generated/paraglide/messages.js'
import styles from './live-chat-host.module.css'

/**
 * Toggles the live chat at the press of whatever bears its mark (rules/enquiries#live-chat). What loads it is loaded then,
 * and says so when it cannot be had.
 */
export function LiveChatHost() {
  const [state, setState] = useState<'rest' | 'loading' | 'away'>('rest')
  const opener = useRef<HTMLElement>(null)
  useEffect(() => {
    let isLoading = false
    function toggleMarked({ target }: MouseEvent): void {
      const marked = target instanceof Element ? target.closest<HTMLElement>('[data-live-chat]') : null
      if (!marked) return
      marked.focus({ preventScroll: true })
      opener.current = marked
      void toggle()
    }
    async function toggle(): Promise<void> {
      // One that is pressed again meanwhile opens once, and does not close at once.
      if (isLoading) return
      isLoading = true
      setState('loading')
      try {
        const { toggleLiveChat } = await import('#data/enquiry/live-chat.ts')
        await toggleLiveChat()
        setState('rest')
      } catch (error) {
        reportError(error, { where: 'live chat' })
        setState('away')
      } finally {
        isLoading = false
      }
    }
    // Before React, which ends an event of a part that is not awake.
    window.addEventListener('click', toggleMarked, true)
    return () => window.removeEventListener('click', toggleMarked, true)
  }, [])

  function close(): void {
    setState('rest')
    // The press takes its button away.
    opener.current?.focus({ preventScroll: true })
  }

  if (state === 'rest') return null
  return (
    <div className={styles.notice} role="status">
      {state === 'loading' ? (
        m.live_chat_loading()
      ) : (
        <>
          {m.live_chat_away({ phone: shopIdentity.freephone.shown })}
          <button type="button" className="link" onClick={close}>
            {m.close()}
          </button>
        </>
      )}
    </div>
  )
}
